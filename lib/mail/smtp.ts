import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { type Handover, type Mail, MailError, type MailService, type Outcome, wantedOf } from "./port";

/** What nodemailer's errors carry; none of their words, which repeat addresses. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  /** What the mail server answered to. */
  command?: string;
}

/** Any mail server. One mail keeps its Message-ID over all attempts, by which receivers tell a repeated one. */
export function smtpMail(
  { url, requireTls }: { url: string; requireTls: boolean },
  from: { name: string; email: string },
): MailService {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const service: MailService = {
    providerName: "SMTP",
    batchSize: 1,
    async send(mail: Mail, handover: Handover) {
      const messageId = `<${createHash("sha256").update(handover.key).digest("hex")}@${domainOf(from.email)}>`;
      const sender = { name: from.name, address: from.email };
      if ((await wantedOf([mail], handover)).length === 0) return "unwanted";
      await transport.sendMail({ ...mail, from: sender, messageId }).catch((error: SmtpError) => {
        throw failure(error);
      });
      return "accepted";
    },
    sendBatch: (mails, handover) => sendOneByOne(service, mails, handover),
    async checkCredits() {
      return "A mail server (SMTP) doesn't report a quota.";
    },
  };
  return service;
}

/** RFC 4954: of signing in. */
const SIGN_IN_REPLIES = [530, 534, 535, 538];

/** RFC 5321, 4.2.1: 4 means later, 5 means never. */
function failure({ code, responseCode = 0, command }: SmtpError): MailError {
  const reason = [responseCode || undefined, code].filter(Boolean).join(" ") || "unknown";
  // A server that can't encrypt is not the reader's fault, whatever it answers.
  if (code === "ETLS") return new MailError("misconfigured", reason);
  if (responseCode < 500) return new MailError("unavailable", reason);
  // A password or a sender that is not taken can be mended while the mail waits; a reader's address cannot.
  const isOurs = SIGN_IN_REPLIES.includes(responseCode) || command === "MAIL FROM";
  return new MailError(isOurs ? "misconfigured" : "refused", reason);
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}

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
