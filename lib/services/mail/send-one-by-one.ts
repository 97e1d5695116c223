import { type Handover, type Mail, MailError, type MailService, type Outcome } from "./port";

/** A batch for a service that takes one mail a call. A mail that is refused does not hold up the others. */
export async function sendOneByOne(
  service: Pick<MailService, "send">,
  mails: readonly Mail[],
  { key, ...handover }: Handover,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const mail of mails) {
    try {
      outcomes.push(await service.send(mail, { ...handover, key: `${key}/${mail.to}` }));
    } catch (error) {
      if (!(error instanceof MailError && error.failure === "refused")) throw error;
      outcomes.push("refused");
    }
  }
  return outcomes;
}
