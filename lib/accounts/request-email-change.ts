import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { confirmPassword } from "./confirm-password";
import { issueTokenForNewAddress } from "./mail-tokens";

interface Changing {
  id: string;
  email: string;
}

/**
 * Begins the change of a member's address: a confirmation to the new one, a notice to the old. Nothing changes until
 * the new address confirms. Whether somebody else has it is not told here, nor by how long it takes.
 */
export async function requestEmailChange(member: Changing, email: string, password: string): Promise<void> {
  await confirmPassword(member.id, password);
  const db = await database();
  const change = newId();
  await db.$transaction(async (tx) => {
    await recordAudit(tx, "address_change_asked", { actorId: member.id, subjectId: member.id });
    const { token, userId } = await issueTokenForNewAddress(tx, member.id, email);
    const confirmation = { template: "addressConfirmation", to: { userId, email }, token } as const;
    await queueMail(tx, confirmation, { key: `address-confirmation:${change}` });
    const notice = { template: "addressChangeNotice", to: { userId, email: member.email } } as const;
    await queueMail(tx, notice, { key: `address-change-notice:${change}` });
  });
}
