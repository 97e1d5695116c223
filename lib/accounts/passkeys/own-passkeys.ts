import "server-only";
import type { AddPasskeyInput, NewPasskey, Passkeys } from "@/lib/accounts/schema";
import { browserName, settingsRows } from "@/lib/accounts/sessions";
import { recordAudit } from "@/lib/audit/record-audit";
import { BRAND } from "@/lib/config/brand";
import { PASSKEYS_MAX } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { consume } from "@/lib/limits/consume";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import {
  challengeIn,
  newChallenge,
  PASSKEY_MS,
  relyingParty,
  takeChallenge,
  userHandle,
} from "./check-passkey";

/** The member's passkeys, by the names they gave them, oldest first. */
export async function passkeysOf(userId: string): Promise<Passkeys> {
  const { passkeys } = await settingsRows(userId);
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
      throw new AppError("second_factor_again", "Please use your second factor again to carry on.");
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
  return new AppError("not_found", "This passkey has already been removed.");
}

interface Adding {
  id: string;
  email: string;
  sessionId: string;
}

const library = () => import("@simplewebauthn/server");

const placeOf = ({ sessionId }: Adding) => `add ${sessionId}`;

/**
 * What a browser is to make a new passkey of.
 *
 * @throws AppError conflict before the device makes one too many
 */
export async function orderPasskey(member: Adding) {
  await consume("passkey_member", member.id);
  const db = await database();
  const own = await db.passkey.findMany({
    where: { userId: member.id },
    select: { credentialId: true, transports: true },
  });
  if (own.length >= PASSKEYS_MAX) throw tooMany();
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: relyingParty().id,
    userID: userHandle(member.id),
    userName: member.email,
    userDisplayName: member.email,
    challenge: newChallenge(placeOf(member)),
    timeout: PASSKEY_MS,
    attestationType: "none",
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Found without an address, and never by mere possession.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/**
 * Adds a passkey that the member's browser has just made, and tells them by mail.
 *
 * @param userAgent of the browser, after which it is named where no name is given
 * @throws AppError invalid_input when it is not what was asked for, conflict when it is here already, or one too many,
 *   unauthenticated when the session has ended since
 */
export async function addPasskey(
  member: Adding,
  { name, passkey }: AddPasskeyInput,
  userAgent: string | null,
): Promise<void> {
  const made = await credentialOf(passkey, placeOf(member));
  const db = await database();
  const { id: userId } = member;
  const id = newId();
  const sealedName = (await memberCipher(db, userId)).seal("Passkey", id, name || browserName(userAgent));
  try {
    await db.$transaction(async (tx) => {
      await assertRoom(tx, member);
      const { transports } = passkey.response;
      await tx.passkey.create({ data: { id, userId, ...made, transports, sealedName, createdAt: now() } });
      await recordAudit(tx, "passkey_added", { actorId: userId, subjectId: userId });
      await queueMail(tx, { template: "passkeyAdded", to: { userId } }, { key: `passkey-added:${id}` });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "This passkey is already in use.");
    throw error;
  }
}

async function credentialOf(passkey: NewPasskey, place: string) {
  const { verifyRegistrationResponse } = await library();
  const { id, origin } = relyingParty();
  const challenge = challengeIn(passkey.response.clientDataJSON);
  const isOurs = challenge !== null && (await takeChallenge(place, challenge));
  const checked = isOurs
    ? await verifyRegistrationResponse({
        response: passkey,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        // The library throws for whatever does not fit.
      }).catch(() => null)
    : null;
  if (!checked?.verified) {
    throw new AppError("invalid_input", "This passkey couldn't be added. Please try once more.");
  }
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: BigInt(credential.counter),
  };
}

async function assertRoom(tx: Transaction, { id: userId, sessionId }: Adding): Promise<void> {
  // One after the other, so that two at once cannot both be the last, nor one come in behind a reset.
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  if ((await tx.session.count({ where: { id: sessionId, userId } })) === 0) {
    throw new AppError("unauthenticated", "Please sign in.");
  }
  if ((await tx.passkey.count({ where: { userId } })) >= PASSKEYS_MAX) throw tooMany();
}

function tooMany(): AppError {
  return new AppError("conflict", `You already have ${PASSKEYS_MAX} passkeys. Please remove one first.`);
}
