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
    const message = `${providerName} accepted the test email.`;
    return { success: true, message, diagnosis: null, error: null, details };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = `${providerName} didn't accept the test email.`;
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
  limited: (provider) =>
    `${provider} isn't accepting any more at the moment. Please try again in a few minutes.`,
  unavailable: (provider) => `We couldn't reach ${provider}, or it failed on its side. Please try again.`,
  misconfigured: (provider) =>
    `${provider} turned this server away. Check its key or password, and whether the sender's domain is verified there.`,
  refused: (provider) =>
    `${provider} didn't accept an email to this address. Check that it's spelt right and can receive email.`,
};
