import "server-only";
import type { z } from "zod";
import { newId } from "@/lib/db/ids";
import { mail } from "@/lib/services/mail";
import { MailError, type MailFailure } from "@/lib/services/mail/port";
import { renderTestMail } from "@/lib/services/mail/render-test-mail";
import type { CreditsReply, TestSendReply } from "./schema";

/** Hands one mail to the provider, and says what came of it. */
export async function sendTestMail(to: string): Promise<z.input<typeof TestSendReply>> {
  const { providerName, send } = mail();
  const details = { to };
  try {
    await send(await renderTestMail(to, providerName), { key: `test/${newId()}` });
    const message = `${providerName} took the test mail.`;
    return { success: true, message, diagnosis: null, error: null, details };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `${providerName} did not take the test mail.`;
    const diagnosis = DIAGNOSES[error.failure](providerName);
    return { success: false, message, diagnosis, error: error.reason, details };
  }
}

/** What the provider says of the quota that is left. */
export async function checkCredits(): Promise<z.input<typeof CreditsReply>> {
  try {
    return { success: true, credits: await mail().checkCredits(), error: null };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { success: false, credits: null, error: DIAGNOSES[error.failure](mail().providerName) };
  }
}

const DIAGNOSES: Record<MailFailure, (provider: string) => string> = {
  limited: (provider) => `${provider} takes no more at the moment. Please try again in a few minutes.`,
  unavailable: (provider) => `${provider} could not be reached, or failed on its side. Please try again.`,
  misconfigured: (provider) =>
    `${provider} turned this server away. Check its key or password, and whether the sender's domain is verified there.`,
  refused: (provider) =>
    `${provider} did not take a mail to this address. Check that it is written right and can receive mail.`,
};
