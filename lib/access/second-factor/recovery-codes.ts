import "server-only";
import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import { recordAudit } from "@/lib/audit/record-audit";
import { RECOVERY_CODES } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { hashOfToken } from "@/lib/ground/hashes";
import { tellOfFactor } from "./tell-of-factor";

/** 80 bits: sixteen letters and digits. */
const CODE_BYTES = 10;

/** Makes the admin's recovery codes anew and ends those from before. They are shown now, and kept as hashes. */
export async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })),
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
export async function takeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash: hashOf(userId, code) } });
  return count > 0;
}

/** Base32, which has no 0, 1 and 8 to be taken for letters (RFC 4648). */
function newCode(): string {
  const bytes = randomBytes(CODE_BYTES);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** Under no secret: 80 random bits aren't guessed, and the codes are for the day when something was lost. */
function hashOf(userId: string, code: string): string {
  return hashOfToken(`${userId} ${code}`);
}
