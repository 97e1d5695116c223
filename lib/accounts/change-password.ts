import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { inBackground } from "@/lib/background";
import { database } from "@/lib/db/client";
import { sendPasswordChanged } from "@/lib/services/mail/account-mails";
import { assertUncommon } from "./common-passwords";
import { confirmPassword } from "./confirm-password";
import { hashPassword } from "./passwords";

interface Changing {
  id: string;
  sessionId: string;
  email: string;
  firstName: string | null;
}

/** Changes a member's password, given the present one, and ends their other sessions. */
export async function changePassword(member: Changing, present: string, next: string): Promise<void> {
  await confirmPassword(member.id, present);
  assertUncommon(next);
  const hash = await hashPassword(next);
  const { id: userId, sessionId } = member;
  const db = await database();
  await db.$transaction(async (tx) => {
    await tx.password.update({ where: { userId }, data: { hash } });
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await tx.mailToken.deleteMany({ where: { userId, purpose: "reset_password", usedAt: null } });
    await recordAudit(tx, "password_changed", { actorId: userId, subjectId: userId });
  });
  inBackground("password_changed_mail", () => sendPasswordChanged(member));
}
