import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import type { MailJob } from "./queue-mail";

/** A mail, or a piece of a newsletter, that is not tried again. */
export interface FailedMail {
  id: string;
  /** Which letter it was; null for a piece of a newsletter. */
  template: string | null;
  newsletterId: string | null;
  /** The status or code of the last attempt. */
  reason: string;
  failedAt: Date;
}

/** Which letter a mail was, and the member that it went to. */
type Letter = Pick<MailJob, "template" | "userId">;

/** Notes that a mail is out, or that nobody wanted it. */
export async function noteDone(tx: Transaction, id: string, letter?: Letter): Promise<void> {
  const userId = await stillThere(tx, letter?.userId);
  const template = letter?.template ?? null;
  await tx.settledMail.createMany({
    data: { id, settledAt: now(), template, userId },
    skipDuplicates: true,
  });
}

export async function noteFailed(
  tx: Transaction,
  { failedAt, ...failed }: FailedMail,
  memberId?: string,
): Promise<void> {
  const userId = await stillThere(tx, memberId);
  await tx.settledMail.createMany({ data: { ...failed, settledAt: failedAt, userId }, skipDuplicates: true });
}

/** The member's id, unless they were deleted since the mail was queued. */
async function stillThere(tx: Transaction, userId: string | undefined): Promise<string | null> {
  if (!userId) return null;
  return (await tx.user.findUnique({ where: { id: userId }, select: { id: true } }))?.id ?? null;
}

/** Whether a mail was queued under the key of one that is out, or was given up. */
export async function isSettled(id: string): Promise<boolean> {
  const db = await database();
  return (await db.settledMail.count({ where: { id } })) > 0;
}

/** What was given up, newest first; `total` counts all of it. */
export async function failedMails(limit = 50): Promise<{ mails: FailedMail[]; total: number }> {
  const db = await database();
  const rows = await db.$queryRaw<(FailedMail & { total: number })[]>`
    SELECT "id", "template", "newsletterId", "reason", "settledAt" AS "failedAt",
        (count(*) OVER ())::int AS total
      FROM "SettledMail" WHERE "reason" IS NOT NULL ORDER BY "settledAt" DESC LIMIT ${limit}`;
  return { mails: rows.map(({ total, ...mail }) => mail), total: rows[0]?.total ?? 0 };
}

/** Forgets what is old enough; answers how many that were. */
export async function forgetSettled(doneBefore: Date, failedBefore: Date): Promise<number> {
  const db = await database();
  const { count } = await db.settledMail.deleteMany({
    where: {
      OR: [{ reason: null, settledAt: { lte: doneBefore } }, { settledAt: { lte: failedBefore } }],
    },
  });
  return count;
}
