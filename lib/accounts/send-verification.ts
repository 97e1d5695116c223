import "server-only";
import { database } from "@/lib/db/client";
import { sendVerificationMail } from "@/lib/services/mail/account-mails";
import { issueToken } from "./mail-tokens";

/** Mails a verification link to the member with this address, if there is one whose address is not verified. */
export async function sendVerification(email: string): Promise<void> {
  const db = await database();
  const user = await db.user.findUnique({
    where: { email, emailVerified: null },
    select: { id: true, firstName: true },
  });
  if (!user) return;
  const token = await issueToken(db, "verify_email", user.id);
  await sendVerificationMail({ email, firstName: user.firstName }, token);
}
