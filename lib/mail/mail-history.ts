import "server-only";
import { database, type Transaction, unhurried } from "@/lib/db/client";
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
  const OR = [{ reason: null, settledAt: { lte: doneBefore } }, { settledAt: { lte: failedBefore } }];
  return (await unhurried((tx) => tx.settledMail.deleteMany({ where: { OR } }))).count;
}

/** A mail to a member: which, and how far it has come; never what it says. */
export interface MemberMail {
  id: string;
  /** The letter's name, or `newsletter` or `notice`. */
  kind: string;
  state: "waiting" | "sent" | "failed";
  /** When it was queued, or when it was out or given up. */
  at: Date;
}

/** How many of each source are looked at. */
const MOST = 20;

/** The newest mails to a member, as far as they are still on record, newest first; one statement. */
export async function memberMails({ id, email }: { id: string; email: string }): Promise<MemberMail[]> {
  const db = await database();
  return db.$queryRaw<MemberMail[]>`
    SELECT * FROM (
      SELECT j."id"::text AS "id", j."data"->>'template' AS "kind", 'waiting' AS "state", j."created_on" AS "at"
        FROM pgboss."job" j
        WHERE j."name" = 'mail' AND j."state" < 'completed' AND j."data"->>'userId' = ${id}
      UNION ALL
      (SELECT s."id"::text, coalesce(s."template", ''), CASE WHEN s."reason" IS NULL THEN 'sent' ELSE 'failed' END,
          s."settledAt"
        FROM "SettledMail" s WHERE s."userId" = ${id}::uuid ORDER BY s."settledAt" DESC LIMIT ${MOST})
      UNION ALL
      SELECT d."id"::text, CASE n."audience" WHEN 'members' THEN 'notice' ELSE 'newsletter' END,
          CASE d."state" WHEN 'queued' THEN 'waiting' WHEN 'delivered' THEN 'sent' ELSE 'failed' END, d."updatedAt"
        FROM (SELECT "id", "audience" FROM "Newsletter" ORDER BY "id" DESC LIMIT ${MOST}) n
        JOIN "MailDelivery" d ON d."newsletterId" = n."id" AND d."email" = ${email}
    ) mails ORDER BY "at" DESC LIMIT ${MOST}`;
}
