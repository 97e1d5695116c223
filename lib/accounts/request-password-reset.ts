import "server-only";
import { database } from "@/lib/db/client";
import { sendPasswordReset } from "@/lib/services/mail/account-mails";
import { issueToken } from "./mail-tokens";

/** Mails a link for a new password to the member with this address, if there is one. */
export async function requestPasswordReset(email: string): Promise<void> {
  const db = await database();
  const user = await db.user.findUnique({ where: { email }, select: { id: true, firstName: true } });
  if (!user) return;
  const token = await issueToken(db, "reset_password", user.id);
  await sendPasswordReset({ email, firstName: user.firstName }, token);
}
