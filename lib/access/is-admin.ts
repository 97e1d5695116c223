import { env } from "@/lib/config/env";
import { log } from "@/lib/ground/log";

interface Account {
  email: string;
  emailVerified: Date | null;
  ownerShownAt: Date | null;
}

let isWarned = false;

/**
 * Whether this is the admin's account: it has the configured address, verified, and its owner has shown that the account
 * is theirs. Anybody can register the address, and a mail scanner may open the link that verifies it.
 */
export function isAdmin({ email, emailVerified, ownerShownAt }: Account): boolean {
  if (email !== env().adminEmail || !emailVerified) return false;
  if (!ownerShownAt && !isWarned) {
    isWarned = true;
    log.warn({
      event: "admin_not_shown",
      mend: "The account with ADMIN_EMAIL isn't an admin until its owner sets a password from an emailed link or signs in through a provider.",
    });
  }
  return ownerShownAt !== null;
}
