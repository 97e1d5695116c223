import "server-only";
import { createElement } from "react";
import { WELCOME_SUBJECT, Welcome } from "@/emails/welcome";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { mail } from "./index";
import { renderMail } from "./render";

interface WelcomeTo {
  email: string;
  firstName: string | null;
  takesPayment: boolean;
}

/** Welcomes a member whose trial has begun. A mail that cannot go does not undo what it is about. */
export async function sendWelcome(welcome: WelcomeTo): Promise<void> {
  try {
    const { firstName, takesPayment } = welcome;
    const template = createElement(Welcome, { firstName, takesPayment, appUrl: env().appUrl.origin });
    await mail().send(await renderMail(welcome.email, WELCOME_SUBJECT, template));
  } catch (error) {
    log.error({
      event: "mail_failed",
      mail: "welcome",
      kind: error instanceof Error ? error.name : typeof error,
    });
  }
}
