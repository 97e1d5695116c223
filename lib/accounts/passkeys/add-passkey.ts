import "server-only";
import { browserName } from "@/lib/accounts/browser-name";
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
import { newChallenge, PASSKEY_MS, relyingParty, takeChallenge, userHandle } from "./challenges";
import { challengeIn } from "./check-passkey";
import type { AddPasskeyInput, NewPasskey } from "./schema";

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
 * @throws AppError invalid_input when it is not what was asked for, conflict when it is here already, or one too many
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
      await assertRoom(tx, userId);
      const { transports } = passkey.response;
      await tx.passkey.create({ data: { id, userId, ...made, transports, sealedName, createdAt: now() } });
      await recordAudit(tx, "passkey_added", { actorId: userId, subjectId: userId });
      await queueMail(tx, { template: "passkeyAdded", to: { userId } }, { key: `passkey-added:${id}` });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "This passkey is in use already.");
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

async function assertRoom(tx: Transaction, userId: string): Promise<void> {
  // One after the other, so that two at once cannot both be the last.
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  if ((await tx.passkey.count({ where: { userId } })) >= PASSKEYS_MAX) throw tooMany();
}

function tooMany(): AppError {
  return new AppError("conflict", `You have ${PASSKEYS_MAX} passkeys already. Please remove one first.`);
}
