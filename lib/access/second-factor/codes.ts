import "server-only";
import { randomBytes, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Viewer } from "@/lib/access/viewer";
import { recordAudit } from "@/lib/audit/record-audit";
import { BRAND } from "@/lib/config/brand";
import { ENROL_MINUTES, RECOVERY_CODES } from "@/lib/config/policy";
import { type Database, database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { hashOfToken, keyedHash } from "@/lib/ground/hashes";
import { consume, forgive, takeOnce } from "@/lib/limits/consume";
import type { FactorEvent } from "@/lib/mail/queue-mail";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { MAILED_CODE_DIGITS } from "./schema";

/** Bytes of a secret, as HMAC-SHA-1 takes them (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** A device's clock may be this many steps of half a minute off (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;

/** A new secret for an app, base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app is set up by. */
export function appUri(secret: string, account: string): string {
  return codesOf(secret, account).toString();
}

/** The step whose code this is; null when it is none's. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const codes = codesOf(secret);
  const timestamp = at.getTime();
  const drift = codes.validate({ token: code, timestamp, window: DRIFT_STEPS });
  if (drift === null) return null;
  return codes.counter({ timestamp }) + drift;
}

/** What every app knows: SHA-1, six digits, half a minute (RFC 6238). */
function codesOf(secret: string, account = ""): TOTP {
  return new TOTP({ issuer: BRAND.name, label: account, secret: Secret.fromBase32(secret) });
}

/** Mails the admin a code, without which no second factor is set up; one that was mailed before ends. */
export async function mailEnrolCode({ id: userId }: Viewer): Promise<void> {
  await consume("enrol_mail_member", userId);
  const code = String(randomInt(10 ** MAILED_CODE_DIGITS)).padStart(MAILED_CODE_DIGITS, "0");
  const tokenId = newId();
  const db = await database();
  await db.$transaction(async (tx) => {
    await tx.mailToken.deleteMany({ where: { userId, purpose: PURPOSE } });
    await tx.mailToken.create({
      data: {
        id: tokenId,
        userId,
        purpose: PURPOSE,
        tokenHash: hashOfMailed(userId, code),
        expiresAt: new Date(now().getTime() + ENROL_MINUTES * 60_000),
      },
    });
    const letter = { template: "secondFactorCode", to: { userId }, token: code } as const;
    await queueMail(tx, letter, { key: `second-factor-code:${tokenId}` });
  });
}

/** @throws AppError invalid_input unless it is the code that was mailed last, in time and not used yet */
export async function takeEnrolCode(tx: Transaction, userId: string, code: string): Promise<void> {
  const at = now();
  const { count } = await tx.mailToken.updateMany({
    where: {
      userId,
      purpose: PURPOSE,
      tokenHash: hashOfMailed(userId, code),
      usedAt: null,
      expiresAt: { gt: at },
    },
    data: { usedAt: at },
  });
  if (count > 0) return;
  throw new AppError(
    "invalid_input",
    "That code doesn't match our latest email, or it has expired. Please check it, or ask for another.",
    {
      field: "mailedCode",
    },
  );
}

const PURPOSE = "enrol_second_factor";

/** Keyed: so few digits are found by trying them all. */
function hashOfMailed(userId: string, code: string): string {
  return keyedHash("second factor mail", `${userId} ${code}`);
}

/** 80 bits: sixteen letters and digits. */
const CODE_BYTES = 10;

/** Makes the admin's recovery codes anew and ends those from before. They are shown now, and kept as hashes. */
export async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOfRecovery(userId, code) })),
  });
  await recordAudit(tx, "recovery_codes_made", { actorId: userId, subjectId: userId });
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}

/** The same for an admin who has a second factor already, whom a mail tells. @throws AppError not_found for one who has none */
export async function renewRecoveryCodes(userId: string): Promise<string[]> {
  const db = await database();
  return db.$transaction(async (tx) => {
    if ((await tx.secondFactor.count({ where: { userId } })) === 0) throw noSecondFactor();
    await tellOfFactor(tx, userId, "codes_made");
    return makeRecoveryCodes(tx, userId);
  });
}

export function noSecondFactor(): AppError {
  return new AppError("not_found", "No second factor is set up.");
}

/** @returns false unless this code is among those that are left; it isn't any more then */
async function takeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({
    where: { userId, codeHash: hashOfRecovery(userId, code) },
  });
  return count > 0;
}

/** Base32, which has no 0, 1 and 8 to be taken for letters (RFC 4648). */
function newCode(): string {
  const bytes = randomBytes(CODE_BYTES);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** Under no secret: 80 random bits aren't guessed, and the codes are for the day when something was lost. */
function hashOfRecovery(userId: string, code: string): string {
  return hashOfToken(`${userId} ${code}`);
}

/** Tells the admin by mail what happened to their second factor: it may not have been them. */
export async function tellOfFactor(tx: Transaction, userId: string, event: FactorEvent): Promise<void> {
  const letter = { template: "secondFactorChanged", to: { userId }, event } as const;
  await queueMail(tx, letter, { key: `second-factor:${newId()}` });
}

/** Six digits hold for years at this pace (RFC 4226, section 7.3), however patient the one who tries. */
const FAILURES_A_DAY = 30;
const DAY_MS = 86_400_000;

/**
 * Opens the consoles to this session of the admin's, by a code of their app or a recovery code.
 *
 * @throws AppError invalid_input when it is neither, or was used before; rate_limited after too many tries
 */
export async function showCode({ id: userId, sessionId }: Viewer, code: string): Promise<void> {
  const db = await database();
  await assertTriesLeft(db, userId, code);
  const means = await db.$transaction(async (tx) => {
    const taken = (await takeAppCode(tx, userId, code))
      ? "app"
      : (await takeRecoveryCode(tx, userId, code)) && "recovery code";
    if (!taken) return null;
    if (taken !== "app") await tellOfFactor(tx, userId, "code_used");
    await tx.session.updateMany({ where: { id: sessionId, userId }, data: { secondFactorAt: now() } });
    await recordAudit(tx, "second_factor_shown", {
      actorId: userId,
      subjectId: userId,
      detail: { means: taken },
    });
    return taken;
  });
  if (means) return forgive("second_factor_member", userId);
  await recordAudit(db, "second_factor_failed", { actorId: userId, subjectId: userId });
  throw new AppError("invalid_input", "That code isn't right, or was used before.", { field: "code" });
}

/**
 * Tells the admin when tries run out, once for each run of them. The day's end holds for the app's codes alone: recovery
 * codes aren't guessed, and let in an admin whose day was used up by a stranger with their password.
 *
 * @throws AppError rate_limited
 */
async function assertTriesLeft(db: Database, userId: string, code: string): Promise<void> {
  const failed = { action: "second_factor_failed", actorId: userId };
  const today = { gt: new Date(now().getTime() - DAY_MS) };
  const isOfApp = /^\d{6}$/.test(code);
  if (isOfApp && (await db.auditRecord.count({ where: { ...failed, createdAt: today } })) >= FAILURES_A_DAY) {
    const message = "Too many wrong codes today. Please try again tomorrow, or use a recovery code.";
    throw new AppError("rate_limited", message, { retryAfterSeconds: DAY_MS / 1000 });
  }
  try {
    await consume("second_factor_member", userId);
  } catch (error) {
    // One letter stands for all that is tried within the hour.
    if (await takeOnce("second_factor_letter", userId))
      await db.$transaction((tx) => tellOfFactor(tx, userId, "tried"));
    throw error;
  }
}

/** @returns false unless it is a code of the admin's app that wasn't taken yet: of two at once one is */
async function takeAppCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const found = await tx.secondFactor.findUnique({ where: { userId } });
  if (!found?.sealedSecret) return false;
  const secret = (await memberCipher(tx, userId)).open("SecondFactor", userId, found.sealedSecret);
  const step = stepOf(secret, code, now());
  if (step === null) return false;
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step },
  });
  return count > 0;
}
