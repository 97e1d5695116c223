import "server-only";
import { log } from "@/lib/log";
import { clearErasedMails } from "@/lib/services/mail/clear-outbox";
import { rewriteFiles } from "./rewrite-files";

/**
 * After erasures: clears what files hold of whoever is gone.
 *
 * @returns whether the mails in the outbox are gone; else the `mail` job tries again
 */
export async function clearFiles(): Promise<boolean> {
  rewriteFiles();
  try {
    await clearErasedMails();
    return true;
  } catch (error) {
    log.error({ event: "outbox_not_cleared", kind: error instanceof Error ? error.name : typeof error });
    return false;
  }
}
