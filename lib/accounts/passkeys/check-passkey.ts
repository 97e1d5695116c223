import "server-only";
import { randomBytes } from "node:crypto";
import type { PasskeyAnswer } from "@/lib/accounts/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { env } from "@/lib/config/env";
import { PASSKEY_MINUTES } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { keyedHash, sameText } from "@/lib/ground/hashes";
import { consume, forgive, takeOnce } from "@/lib/limits/consume";
import { now } from "@/lib/time/clock";

/** The library reads every kind of certificate; it is loaded when the first passkey is. */
const library = () => import("@simplewebauthn/server");

/** A passkey that has just signed, and how often it has by its own count. */
export interface UsedPasskey {
  id: string;
  userId: string;
  isSecondFactor: boolean;
  countedBefore: bigint;
  counted: bigint;
}

/**
 * What a browser is to ask a passkey.
 *
 * @param place see `newChallenge`
 * @param wanted only these passkeys; any that it has for this address where none is named
 */
export async function askForPasskey(place: string, wanted?: { userId: string; isSecondFactor?: boolean }) {
  const own = wanted ? await (await database()).passkey.findMany({ where: wanted, select: KNOWN }) : [];
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: newChallenge(place),
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: "required",
    timeout: PASSKEY_MS,
  });
}

const KNOWN = { credentialId: true, transports: true } as const;

/**
 * The passkey that has signed what it was asked, by its holder's finger, face or code.
 *
 * @param place where it was asked; see `newChallenge`
 * @param userId whose it has to be, where that is known
 * @throws AppError unauthenticated, or rate_limited after too many tries
 */
export async function checkPasskey(
  answer: PasskeyAnswer,
  place: string,
  userId?: string,
): Promise<UsedPasskey> {
  const db = await database();
  const known = await db.passkey.findFirst({
    where: { credentialId: answer.id, ...(userId ? { userId } : {}) },
  });
  // Nothing is stored of a passkey that is nobody's: anyone can make names of some up.
  if (!known) throw refused();
  await consume("passkey_account", answer.id);
  const isNamed = userId !== undefined || answer.response.userHandle !== undefined;
  const counted = isNamed ? await countOf(answer, place, known) : null;
  if (counted === null) {
    const whose = { actorId: userId ?? null, subjectId: known.userId };
    await recordAudit(db, "sign_in_failed", { ...whose, detail: { means: "passkey" } });
    throw refused();
  }
  await forgive("passkey_account", answer.id);
  const { id, isSecondFactor } = known;
  return { id, userId: known.userId, isSecondFactor, countedBefore: known.counter, counted };
}

function refused(): AppError {
  return new AppError(
    "unauthenticated",
    "That passkey didn't work here. Please try again, or sign in another way.",
  );
}

interface StoredPasskey {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: bigint;
}

/** How often it has signed; null when this signature is not one that lets anybody in. */
async function countOf(answer: PasskeyAnswer, place: string, known: StoredPasskey): Promise<bigint | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, origin } = relyingParty();
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(place, challenge))) return null;
  const handle = answer.response.userHandle;
  if (handle && handle !== Buffer.from(userHandle(known.userId)).toString("base64url")) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: known.credentialId, publicKey: known.publicKey, counter: Number(known.counter) },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : null;
  } catch {
    // The library throws for whatever does not fit: another origin, a broken signature, a counter that goes back.
    return null;
  }
}

/** The challenge that the browser says it had signed; null where that can't be read. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge =
      typeof said === "object" && said !== null && "challenge" in said ? said.challenge : null;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Puts on record that a passkey was used, and makes sure that it is still the member's until the transaction ends. Of
 * two at once with the same count one is refused.
 *
 * @throws AppError unauthenticated when it has been removed, or used, since
 */
export async function recordPasskeyUse(tx: Transaction, used: UsedPasskey): Promise<void> {
  const { id, userId, countedBefore, counted } = used;
  const { count } = await tx.passkey.updateMany({
    where: { id, userId, counter: countedBefore },
    data: { counter: counted, lastUsedAt: now() },
  });
  if (count === 0) throw refused();
}

/** How long a browser waits for a passkey. */
export const PASSKEY_MS = PASSKEY_MINUTES * 60_000;

/** Who a passkey signs for (W3C, Web Authentication: the relying party), by the address that people use. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = env().appUrl;
  return { id: hostname, origin };
}

/**
 * Something new for a passkey to sign. It says itself until when, and where alone it counts, so that nothing is stored
 * for whoever only looks at a sign-in page.
 *
 * @param place the act, and the browser or session that it is bound to
 */
export function newChallenge(place: string): Uint8Array<ArrayBuffer> {
  const said = `${randomBytes(16).toString("base64url")}.${now().getTime() + PASSKEY_MS}`;
  return new Uint8Array(Buffer.from(`${said}.${markOf(place, said)}`));
}

/**
 * Takes a challenge that came back signed.
 *
 * @param challenge base64url, as the browser repeats it
 * @returns false when it is not ours, of another place, too old, or was taken before
 */
export async function takeChallenge(place: string, challenge: string): Promise<boolean> {
  const [nonce = "", until = "", mark = ""] = Buffer.from(challenge, "base64url").toString().split(".");
  if (!sameText(mark, markOf(place, `${nonce}.${until}`))) return false;
  if (Number(until) <= now().getTime()) return false;
  return takeOnce("passkey_challenge", nonce);
}

function markOf(place: string, said: string): string {
  return keyedHash("passkey challenge", `${place} ${said}`);
}

/** By what a passkey knows its member: their id, and nothing that says who they are. */
export function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId));
}
