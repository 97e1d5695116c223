import "server-only";
import type { Viewer } from "@/lib/access/viewer";
import { recordAudit } from "@/lib/audit/record-audit";
import { type Database, database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { AppError } from "@/lib/ground/errors";
import { consume, forgive, takeOnce } from "@/lib/limits/consume";
import { now } from "@/lib/time/clock";
import { stepOf, takeRecoveryCode, tellOfFactor } from "./codes";

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
  await assertTriesLeft(db, userId);
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
 * Tells the admin when tries run out, once for each run of them.
 *
 * @throws AppError rate_limited
 */
async function assertTriesLeft(db: Database, userId: string): Promise<void> {
  const failed = { action: "second_factor_failed", actorId: userId };
  const since = new Date(now().getTime() - DAY_MS);
  if ((await db.auditRecord.count({ where: { ...failed, createdAt: { gt: since } } })) >= FAILURES_A_DAY) {
    const message = "Too many wrong codes today. Please try again tomorrow.";
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
