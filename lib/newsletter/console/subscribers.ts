import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { type Counted, forgetCounts, KeptCount } from "@/lib/admin/queries";
import { emailMatches } from "@/lib/admin/search";
import { recordOperatorsNewsletter } from "@/lib/consent/record-choices";
import { database } from "@/lib/db/client";
import { BYTE_ORDER_MARK, csvRecord } from "@/lib/ground/csv";
import { AppError } from "@/lib/ground/errors";
import { LIST_PAGE_SIZE, type ListQuery, type SubscriberPage, type SubscriberStats } from "./schema";

/** Whoever left stays on record so that nothing brings them back, and is no subscriber. */
const PRESENT = Prisma.sql`FROM "NewsletterSubscriber" s WHERE s."unsubscribedAt" IS NULL`;

interface Row {
  id: string;
  email: string;
  subscribedAt: string;
  confirmedAt: string | null;
}

/** Subscribers, newest first, and how many a search finds; one statement. */
export async function listSubscribers({ q, cursor }: ListQuery): Promise<SubscriberPage> {
  const isFound = q && (await emailMatches("NewsletterSubscriber", Prisma.sql`s."email"`, q));
  const found = isFound ? Prisma.sql`${PRESENT} AND ${isFound}` : PRESENT;
  const before = cursor ? Prisma.sql`AND s."id" < ${cursor}::uuid` : Prisma.empty;
  const count = new KeptCount<number>("NewsletterSubscriber", `found ${q ?? ""}`);
  const db = await database();
  const [answer] = await db.$queryRaw<{ rows: Row[]; total: Counted<number> | null }[]>`
    SELECT ${count.column(Prisma.sql`SELECT count(*) ${found}`)} AS total,
      (${rowsSql(Prisma.sql`${found} ${before}`)}) AS rows`;
  return pageOf(answer?.rows ?? [], count.from(answer?.total, 0));
}

export async function subscriberStats(): Promise<SubscriberStats> {
  const count = figures();
  const db = await database();
  const [row] = await db.$queryRaw<StatsRow[]>`SELECT ${count.column(STATS)} AS stats`;
  return count.from(row?.stats, NOBODY);
}

/** What the console first shows, in one statement. */
export async function subscribersOverview(): Promise<{ page: SubscriberPage; stats: SubscriberStats }> {
  const count = figures();
  const db = await database();
  const [row] = await db.$queryRaw<({ rows: Row[] } & StatsRow)[]>`
    SELECT ${count.column(STATS)} AS stats, (${rowsSql(PRESENT)}) AS rows`;
  const stats = count.from(row?.stats, NOBODY);
  return { page: pageOf(row?.rows ?? [], stats.total), stats };
}

interface StatsRow {
  stats: Counted<SubscriberStats> | null;
}

const NOBODY: SubscriberStats = { total: 0, active: 0 };

const STATS = Prisma.sql`SELECT json_build_object('total', count(*), 'active', count(s."confirmedAt")) ${PRESENT}`;

function figures(): KeptCount<SubscriberStats> {
  return new KeptCount("NewsletterSubscriber", "figures");
}

function rowsSql(found: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT coalesce(json_agg(row_to_json(page)), '[]') FROM (
    SELECT s."id", s."email", s."subscribedAt", s."confirmedAt" ${found}
    ORDER BY s."id" DESC LIMIT ${LIST_PAGE_SIZE + 1}) page`;
}

function pageOf(rows: readonly Row[], total: number): SubscriberPage {
  const shown = rows.slice(0, LIST_PAGE_SIZE);
  return {
    subscribers: shown.map(({ id, email, subscribedAt, confirmedAt }) => ({
      id,
      email,
      subscribedAt: new Date(subscribedAt).toISOString(),
      doubleOptinConfirmedAt: confirmedAt && new Date(confirmedAt).toISOString(),
    })),
    total,
    nextCursor: rows.length > LIST_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * Takes an address off the list. Where it is a member's, they are opted out as well: else it would still be mailed.
 *
 * @throws AppError not_found
 */
export async function deleteSubscriber(adminId: string, id: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const subscriber = await tx.newsletterSubscriber.findUnique({
      where: { id, unsubscribedAt: null },
      select: { email: true },
    });
    if (!subscriber) throw new AppError("not_found", "This subscriber no longer exists.");
    const [member] = await tx.emailPreferences.updateManyAndReturn({
      where: { newsletter: true, user: { email: subscriber.email } },
      data: { newsletter: false },
      select: { userId: true },
    });
    if (member) await recordOperatorsNewsletter(tx, adminId, [member.userId], false);
    await tx.newsletterSubscriber.deleteMany({ where: { id } });
  });
  forgetCounts();
}

const BATCH = 1_000;

const HEADINGS = ["Email", "Status", "Subscribed", "Confirmed", "Source"];

/** Every present subscriber, a record each, oldest first; it comes piece by piece. */
export async function* exportSubscribers(): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvRecord(HEADINGS);
  const db = await database();
  let after: string | undefined;
  do {
    const rows = await db.newsletterSubscriber.findMany({
      where: { unsubscribedAt: null, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true, email: true, subscribedAt: true, confirmedAt: true, source: true },
    });
    yield rows
      .map(({ email, subscribedAt, confirmedAt, source }) =>
        csvRecord([
          email,
          confirmedAt ? "Active" : "Pending",
          subscribedAt.toISOString(),
          confirmedAt?.toISOString() ?? "",
          source,
        ]),
      )
      .join("");
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
