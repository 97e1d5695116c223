import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Counted, forgetCounts, KeptCount } from "@/lib/admin/queries";
import { emailMatches } from "@/lib/admin/search";
import { recordOperatorsNewsletter } from "@/lib/consent/record-choices";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { standingAt } from "@/lib/subscriptions/queries";
import { now } from "@/lib/time/clock";
import { LIST_PAGE_SIZE, type ListQuery, type MemberPage, type MemberStats } from "./schema";

/** Members whose subscription runs, on trial or paid. */
function payingMembers(at: Date): Prisma.Sql {
  return Prisma.sql`FROM "Subscription" s JOIN "User" u ON u."id" = s."userId"
    LEFT JOIN "EmailPreferences" p ON p."userId" = u."id"
    WHERE ${isPaying(at)}`;
}

function isPaying(at: Date): Prisma.Sql {
  return Prisma.sql`${standingAt(at)} IN ('active', 'trialing')`;
}

interface Row {
  id: string;
  email: string;
  optedIn: boolean;
  createdAt: string;
}

/** Paying members, newest first, and how many a search finds; one statement. */
export async function listMembers({ q, cursor }: ListQuery): Promise<MemberPage> {
  const at = now();
  const paying = payingMembers(at);
  const isFound = q && (await emailMatches("User", Prisma.sql`u."email"`, q));
  const found = isFound ? Prisma.sql`${paying} AND ${isFound}` : paying;
  const counted = q ? found : Prisma.sql`FROM "Subscription" s WHERE ${isPaying(at)}`;
  const count = new KeptCount<number>("User", `paying ${q ?? ""}`);
  const before = cursor ? Prisma.sql`AND u."id" < ${cursor}::uuid` : Prisma.empty;
  const db = await database();
  const [answer] = await db.$queryRaw<{ rows: Row[]; total: Counted<number> | null }[]>`
    SELECT ${count.column(Prisma.sql`SELECT count(*) ${counted}`)} AS total,
      (SELECT coalesce(json_agg(row_to_json(page)), '[]') FROM (
        SELECT u."id", u."email", u."createdAt", coalesce(p."newsletter", false) AS "optedIn" ${found} ${before}
        ORDER BY u."id" DESC LIMIT ${LIST_PAGE_SIZE + 1}) page) AS rows`;
  const rows = answer?.rows ?? [];
  const shown = rows.slice(0, LIST_PAGE_SIZE);
  return {
    subscribers: shown.map(({ id, email, optedIn, createdAt }) => ({
      id,
      email,
      newsletter: optedIn ? 1 : 0,
      createdAt: new Date(createdAt).toISOString(),
    })),
    total: count.from(answer?.total, 0),
    nextCursor: rows.length > LIST_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function memberStats(): Promise<MemberStats> {
  const count = new KeptCount<MemberStats>("User", "paying figures");
  const db = await database();
  const [row] = await db.$queryRaw<{ stats: Counted<MemberStats> | null }[]>`
    SELECT ${count.column(Prisma.sql`
      SELECT json_build_object('total', count(*), 'newsletterOptedIn', count(*) FILTER (WHERE p."newsletter"))
      FROM "Subscription" s LEFT JOIN "EmailPreferences" p ON p."userId" = s."userId"
      WHERE ${isPaying(now())}`)} AS stats`;
  return count.from(row?.stats, { total: 0, newsletterOptedIn: 0 });
}

/**
 * Opts a member in or out. Opting out takes their address off the list of subscribers too, or it would still be
 * mailed; it is not put on record as their own leaving, so that it can be taken back.
 *
 * @throws AppError not_found, or conflict for opting in somebody who left by themselves
 */
export async function setMemberNewsletter(
  adminId: string,
  userId: string,
  isOptedIn: boolean,
): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const member = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
    if (!member) throw new AppError("not_found", "This member no longer exists.");
    const { email } = member;
    if (isOptedIn) {
      const left = await tx.newsletterSubscriber.count({ where: { email, unsubscribedAt: { not: null } } });
      if (left > 0) {
        throw new AppError("conflict", "This member unsubscribed. Only they can subscribe again.");
      }
    } else {
      await tx.newsletterSubscriber.deleteMany({ where: { email, unsubscribedAt: null } });
    }
    const choice = { newsletter: isOptedIn };
    await tx.emailPreferences.upsert({ where: { userId }, create: { userId, ...choice }, update: choice });
    await recordOperatorsNewsletter(tx, adminId, [userId], isOptedIn);
  });
  forgetCounts();
}

const BATCH = 1_000;

interface Synced {
  /** Who became an active subscriber just now. */
  syncedCount: number;
  /** How many verified members with a running subscription there are. */
  totalVerifiedUsers: number;
}

interface Member {
  id: string;
  email: string;
}

/**
 * Makes active subscribers of verified members whose subscription runs, but for whoever has left, or whose own
 * last word on the newsletter is a no.
 */
export async function syncMembers(adminId: string): Promise<Synced> {
  const at = now();
  const db = await database();
  const verified = Prisma.sql`${payingMembers(at)} AND u."emailVerified" IS NOT NULL`;
  let syncedCount = 0;
  let after: string | null = null;
  do {
    const members: Member[] = await db.$transaction((tx) => syncNext(tx, adminId, { verified, after, at }));
    syncedCount += members.length;
    after = members.length === BATCH ? (members.at(-1)?.id ?? null) : null;
  } while (after);
  forgetCounts();
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${verified}`;
  return { syncedCount, totalVerifiedUsers: row?.total ?? 0 };
}

/** Who has left has a row that says so; who waits for their confirmation proved the address as a member. */
async function syncNext(
  tx: Transaction,
  adminId: string,
  { verified, after, at }: { verified: Prisma.Sql; after: string | null; at: Date },
): Promise<Member[]> {
  const members = await tx.$queryRaw<Member[]>`
    SELECT u."id", u."email" ${verified}
      ${after ? Prisma.sql`AND u."id" > ${after}::uuid` : Prisma.empty}
      AND NOT EXISTS (SELECT 1 FROM "NewsletterSubscriber" n WHERE n."email" = u."email"
        AND (n."confirmedAt" IS NOT NULL OR n."unsubscribedAt" IS NOT NULL))
      AND coalesce((SELECT c."granted" FROM "Consent" c WHERE c."userId" = u."id" AND c."purpose" = 'newsletter'
        AND c."ground" = 'consent' ORDER BY c."id" DESC LIMIT 1), true)
    ORDER BY u."id" LIMIT ${BATCH}`;
  const emails = members.map((member) => member.email);
  await tx.newsletterSubscriber.updateMany({
    where: { email: { in: emails }, confirmedAt: null, unsubscribedAt: null },
    data: { confirmedAt: at },
  });
  await tx.newsletterSubscriber.createMany({
    data: members.map(({ id, email }) => ({
      id: newId(),
      email,
      userId: id,
      source: "sync",
      subscribedAt: at,
      confirmedAt: at,
    })),
    skipDuplicates: true,
  });
  const ids = members.map(({ id }) => id);
  // They see it in their preferences, where they can end it.
  await tx.emailPreferences.updateMany({ where: { userId: { in: ids } }, data: { newsletter: true } });
  await recordOperatorsNewsletter(tx, adminId, ids, true);
  return members;
}
