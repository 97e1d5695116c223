import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { inBackground } from "@/lib/background";
import { database } from "@/lib/db/client";
import { sendAddressChangeNotice, sendAddressConfirmation } from "@/lib/services/mail/account-mails";
import { confirmPassword } from "./confirm-password";
import { issueToken } from "./mail-tokens";

interface Changing {
  id: string;
  email: string;
  firstName: string | null;
}

/**
 * Begins the change of a member's address: a confirmation to the new one, a notice to the old. Nothing changes until
 * the new address confirms. Whether somebody else has it is not told here.
 */
export async function requestEmailChange(member: Changing, email: string, password: string): Promise<void> {
  await confirmPassword(member.id, password);
  const db = await database();
  await recordAudit(db, "address_change_asked", { actorId: member.id, subjectId: member.id });
  inBackground("address_change_mail", async () => {
    if ((await db.user.count({ where: { email } })) > 0) return;
    const token = await issueToken(db, "change_email", member.id, email);
    await sendAddressConfirmation({ email, firstName: member.firstName }, token);
    await sendAddressChangeNotice(member);
  });
}
