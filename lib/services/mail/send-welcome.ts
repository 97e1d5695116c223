import "server-only";
import { createElement } from "react";
import { WELCOME_SUBJECT, Welcome } from "@/emails/welcome";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { renderMail } from "./render";
import { mail } from "./index";

/** Welcomes a member whose trial has begun. A mail that cannot go does not undo what it is about. */
export async function sendWelcome(member: { email: string; firstName: string | null }): Promise<void> {
  try {
    const { appUrl, billing } = env();
    const takesPayment = billing.kind !== "local";
    const template = createElement(Welcome, { firstName: member.firstName, appUrl: appUrl.origin, takesPayment });
    await mail().send(await renderMail(member.email, WELCOME_SUBJECT, template));
  } catch (error) {
    log.error({ event: "mail_failed", mail: "welcome", kind: error instanceof Error ? error.name : typeof error });
  }
}
