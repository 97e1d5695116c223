import "server-only";
import { BRAND } from "@/lib/brand";
import { env } from "@/lib/env";
import { outbox } from "./outbox";
import type { MailService } from "./port";

/** The mail service that this server is configured for. */
export function mail(): MailService {
  return outbox(env().mail.folder, `${BRAND.name} <${BRAND.supportEmail}>`);
}
