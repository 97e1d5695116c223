import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database, type Transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import {
  ACCOUNT_PURPOSES,
  endLinks,
  issueTokenByEmail,
  issueTokenForNewAddress,
  useToken,
} from "./mail-tokens";
import { confirmPassword, holdPassword } from "./passwords";

/**
 * Proves an address by the token of a mail: the member's own, or the one they want to change to.
 *
 * @param openedBy the member in whose session the link was opened; null where nobody is signed in. Their own account's
 *   link shows that it is theirs; elsewhere a mail scanner may have opened it.
 * @returns whether it was proved; each token works once
 */
export async function verifyEmail(token: string, openedBy: string | null): Promise<boolean> {
  const db = await database();
  try {
    return await db.$transaction(async (tx) => {
      const used = await useToken(tx, ["verify_email", "change_email"], token);
      if (!used) return false;
      const { userId, purpose, email } = used;
      const isChange = purpose === "change_email" && email !== null;
      const at = now();
      if (isChange) await keepFormerAddress(tx, userId);
      await tx.user.update({
        where: { id: userId },
        data: {
          emailVerified: at,
          // What was shown of the address before says nothing of the next one's owner.
          ...(isChange && { email, ownerShownAt: null }),
          ...(openedBy === userId && { ownerShownAt: at }),
        },
      });
      // A link that went to the old address must not open an account that has moved on.
      if (isChange) await endLinks(tx, userId, ACCOUNT_PURPOSES);
      await recordAudit(tx, isChange ? "address_changed" : "address_verified", { subjectId: userId });
      return true;
    });
  } catch (error) {
    // Somebody else has registered the new address since.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function keepFormerAddress(tx: Transaction, userId: string): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.formerAddress.createMany({ data: { userId, email, leftAt: now() }, skipDuplicates: true });
}

/** Queues a verification link to the member with this address, if there is one whose address is not verified. */
export async function requestVerification(email: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { token, userId } = await issueTokenByEmail(tx, "verify_email", email, { onlyUnverified: true });
    const letter = { template: "verification", to: { userId }, token } as const;
    await queueMail(tx, letter, { key: `verification:${newId()}` });
  });
}

interface Changing {
  id: string;
  email: string;
}

/**
 * Begins the change of a member's address: a confirmation to the new one, a notice to the old. Nothing changes until
 * the new address confirms. Whether somebody else has it is not told here, nor by how long it takes.
 */
export async function requestEmailChange(member: Changing, email: string, password: string): Promise<void> {
  const proved = await confirmPassword(member.id, password);
  const db = await database();
  const change = newId();
  await db.$transaction(async (tx) => {
    await holdPassword(tx, member.id, proved);
    await recordAudit(tx, "address_change_asked", { actorId: member.id, subjectId: member.id });
    const { token, userId } = await issueTokenForNewAddress(tx, member.id, email);
    const confirmation = { template: "addressConfirmation", to: { userId, email }, token } as const;
    await queueMail(tx, confirmation, { key: `address-confirmation:${change}` });
    const notice = { template: "addressChangeNotice", to: { userId, email: member.email } } as const;
    await queueMail(tx, notice, { key: `address-change-notice:${change}` });
  });
}
