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
}

/**
 * Removes a passkey, and tells its member by mail.
 *
 * @throws AppError not_found when it isn't theirs, conflict when it is their last way in, or the admin's second factor
 */
export async function removePasskey(member: Removing, id: string): Promise<void> {
  const { id: userId, isAdmin } = member;
  const db = await database();
  await db.$transaction(async (tx) => {
    // One after the other: of two at once each would count on the other.
    await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    const found = await tx.passkey.findFirst({ where: { id, userId }, select: { isSecondFactor: true } });
    if (!found) throw noSuchPasskey();
    if (found.isSecondFactor && isAdmin) {
      throw new AppError("conflict", "This passkey guards the consoles. Please turn it off there first.");
    }
    await tx.passkey.delete({ where: { id, userId } });
    await assertWayIn(tx, userId);
    await recordAudit(tx, "passkey_removed", { actorId: userId, subjectId: userId });
    await queueMail(tx, { template: "passkeyRemoved", to: { userId } }, { key: `passkey-removed:${id}` });
  });
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
