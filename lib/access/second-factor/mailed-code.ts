import "server-only";
import { randomInt } from "node:crypto";
import type { Viewer } from "@/lib/access/viewer";
import { ENROL_MINUTES } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { keyedHash } from "@/lib/ground/hashes";
import { consume } from "@/lib/limits/consume";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { MAILED_CODE_DIGITS } from "./schema";

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
        tokenHash: hashOf(userId, code),
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
      tokenHash: hashOf(userId, code),
      usedAt: null,
      expiresAt: { gt: at },
    },
    data: { usedAt: at },
  });
  if (count > 0) return;
  throw new AppError("invalid_input", "That isn't the code from our newest email, or it's too old.", {
    field: "mailedCode",
  });
}

const PURPOSE = "enrol_second_factor";

/** Keyed: so few digits are found by trying them all. */
function hashOf(userId: string, code: string): string {
  return keyedHash("second factor mail", `${userId} ${code}`);
}
