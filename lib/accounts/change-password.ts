import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/mail/queue-mail";
import { endLinks } from "./mail-tokens";
import { assertUncommon, confirmPassword, hashPassword } from "./passwords";

interface Changing {
  id: string;
  sessionId: string;
}

/**
 * Changes a member's password, given the present one, and ends their other sessions, and every link that is under way
 * for whoever knew it.
 *
 * @returns the new password's hash
 */
export async function changePassword(member: Changing, present: string, next: string): Promise<string> {
  await confirmPassword(member.id, present, "currentPassword");
  assertUncommon(next, "newPassword");
  const hash = await hashPassword(next);
  const { id: userId, sessionId } = member;
  const db = await database();
  await db.$transaction(async (tx) => {
    await tx.password.update({ where: { userId }, data: { hash } });
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await endLinks(tx, userId, ["reset_password", "change_email"]);
    await recordAudit(tx, "password_changed", { actorId: userId, subjectId: userId });
    await queueMail(
      tx,
      { template: "passwordChanged", to: { userId } },
      { key: `password-changed:${newId()}` },
    );
  });
  return hash;
}
