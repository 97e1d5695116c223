import "server-only";
import { memberDevices } from "@/lib/accounts/sessions";
import { recordAudit } from "@/lib/audit/record-audit";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { AppError } from "@/lib/ground/errors";
import { queueMail } from "@/lib/mail/queue-mail";
import type { Passkeys } from "./schema";

/** The member's passkeys, by the names they gave them, oldest first. */
export async function passkeysOf(userId: string): Promise<Passkeys> {
  const { passkeys } = await memberDevices(userId);
  const cipher = await memberCipher(await database(), userId);
  return {
    passkeys: passkeys.map(({ id, sealedName, createdAt, lastUsedAt }) => ({
      id,
      name: cipher.open("Passkey", id, sealedName),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** @throws AppError not_found when it isn't theirs */
export async function renamePasskey(userId: string, id: string, name: string): Promise<void> {
  const db = await database();
  const sealedName = (await memberCipher(db, userId)).seal("Passkey", id, name);
  const { count } = await db.passkey.updateMany({ where: { id, userId }, data: { sealedName } });
  if (count === 0) throw noSuchPasskey();
}

interface Removing {
  id: string;
  isAdmin: boolean;
  /** Whether they have shown the admin's second factor just now. */
  isFactorFresh: boolean;
}

/**
 * Removes a passkey, and tells its member by mail.
 *
 * @throws AppError not_found when it isn't theirs, conflict when it is their last way in, or the admin's only second
 *   factor, second_factor_again when it is one of several that were not shown just now
 */
export async function removePasskey(member: Removing, id: string): Promise<void> {
  const { id: userId, isAdmin, isFactorFresh } = member;
  const db = await database();
  await db.$transaction(async (tx) => {
    // One after the other: of two at once each would count on the other.
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    const found = await tx.passkey.findFirst({ where: { id, userId }, select: { isSecondFactor: true } });
    if (!found) throw noSuchPasskey();
    if (found.isSecondFactor && isAdmin && !isFactorFresh) {
      throw new AppError("second_factor_again", "Please show your second factor again to carry on.");
    }
    await tx.passkey.delete({ where: { id, userId } });
    if (found.isSecondFactor && isAdmin) await assertFactorLeft(tx, userId);
    await assertWayIn(tx, userId);
    await recordAudit(tx, "passkey_removed", { actorId: userId, subjectId: userId });
    await queueMail(tx, { template: "passkeyRemoved", to: { userId } }, { key: `passkey-removed:${id}` });
  });
}

/** @throws AppError conflict when recovery codes alone would be left of the admin's second factor */
async function assertFactorLeft(tx: Transaction, userId: string): Promise<void> {
  const apps = await tx.secondFactor.count({ where: { userId, sealedSecret: { not: null } } });
  if (apps > 0 || (await tx.passkey.count({ where: { userId, isSecondFactor: true } })) > 0) return;
  throw new AppError(
    "conflict",
    "This passkey is your only second factor. Please set up another one first, or turn the second factor off.",
  );
}

async function assertWayIn(tx: Transaction, userId: string): Promise<void> {
  const { _count, password } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      password: { select: { userId: true } },
      _count: { select: { accounts: true, passkeys: true } },
    },
  });
  if (password || _count.accounts > 0 || _count.passkeys > 0) return;
  throw new AppError(
    "conflict",
    "This passkey is your only way in. Please set a password or add another passkey first.",
  );
}

function noSuchPasskey(): AppError {
  return new AppError("not_found", "This passkey is gone already.");
}
