import "server-only";
import { BRAND } from "@/lib/config/brand";
import { type Env, env } from "@/lib/config/env";
import { outbox } from "./outbox";
import type { MailService } from "./port";
import { resendMail } from "./resend";
import { sendgridMail } from "./sendgrid";
import { smtpMail } from "./smtp";

let chosen: MailService | undefined;

/** The mail service that this server is configured for. */
export function mail(): MailService {
  chosen ??= choose(env());
  return chosen;
}

function choose({ mail: configured, mailFrom }: Env): MailService {
  const from = mailFrom ?? { name: BRAND.name, email: BRAND.supportEmail };
  switch (configured.kind) {
    case "resend":
      return resendMail(configured, `${from.name} <${from.email}>`);
    case "sendgrid":
      return sendgridMail(configured, from);
    case "smtp":
      return smtpMail(configured, from);
    case "outbox":
      return outbox(configured.folder, `${from.name} <${from.email}>`);
  }
}
