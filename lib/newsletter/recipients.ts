import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { env } from "@/lib/config/env";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { hashOfToken, newToken } from "@/lib/ground/hashes";
import type { NewsletterAudience } from "./console/schema";

/** Who a newsletter goes to: a subscriber, or a member without a confirmed subscription of their own. */
export interface Recipient {
  email: string;
  subscriberId: string | null;
  userId: string | null;
}

/**
 * One page of the people a newsletter goes to: confirmed subscribers, and members with a verified address who opted
 * in; each address once, in the order of addresses, and none that has unsubscribed.
 *
 * @param after the last address of the page before
 */
export function newsletterRecipients(
  db: Transaction,
  limit: number,
  after: string | null = null,
): Promise<Recipient[]> {
  const later = (column: Prisma.Sql) =>
    after === null ? Prisma.empty : Prisma.sql`AND ${column} > ${after}`;
  // Each half is cut by its own index on the address, so that a page costs the same at any length of the list.
  return db.$queryRaw<Recipient[]>`
    SELECT * FROM (
      (SELECT s."email", s."id" AS "subscriberId", s."userId" ${SUBSCRIBERS} ${later(Prisma.sql`s."email"`)}
        ORDER BY s."email" LIMIT ${limit})
      UNION ALL
      (SELECT u."email", NULL AS "subscriberId", u."id" AS "userId" ${MEMBERS} ${later(Prisma.sql`u."email"`)}
        ORDER BY u."email" LIMIT ${limit})
    ) AS "recipients" ORDER BY "email" LIMIT ${limit}`;
}

export async function countNewsletterRecipients(db: Transaction): Promise<number> {
  const [row] = await db.$queryRaw<{ total: number }[]>`
    SELECT ((SELECT count(*) ${SUBSCRIBERS}) + (SELECT count(*) ${MEMBERS}))::int AS "total"`;
  return row?.total ?? 0;
}

const SUBSCRIBERS = Prisma.sql`
  FROM "NewsletterSubscriber" s WHERE s."confirmedAt" IS NOT NULL AND s."unsubscribedAt" IS NULL`;

// A member whose address stands among the confirmed or the unsubscribed was answered for there.
const MEMBERS = Prisma.sql`
  FROM "User" u JOIN "EmailPreferences" p ON p."userId" = u."id"
  WHERE p."newsletter" AND u."emailVerified" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "NewsletterSubscriber" s WHERE s."email" = u."email"
      AND (s."confirmedAt" IS NOT NULL OR s."unsubscribedAt" IS NOT NULL))`;

/** Which of some addresses the newsletter still goes to. */
async function stillRecipients(db: Transaction, emails: readonly string[]): Promise<Set<string>> {
  return addressesFound(
    db,
    emails,
    Prisma.sql`
      (SELECT 1 ${SUBSCRIBERS} AND s."email" = asked."email" LIMIT 1)
      UNION ALL
      (SELECT 1 ${MEMBERS} AND u."email" = asked."email" LIMIT 1)`,
  );
}

/** Those of some addresses that a query finds; it knows each as `asked."email"`. */
async function addressesFound(
  db: Transaction,
  emails: readonly string[],
  query: Prisma.Sql,
): Promise<Set<string>> {
  // One by one, each by the unique index: for all at once PostgreSQL may take the one for searches, a thousand times slower.
  const rows = await db.$queryRaw<{ email: string }[]>`
    SELECT asked."email" FROM unnest(${emails}::text[]) AS asked("email"), LATERAL (${query}) "found"`;
  return new Set(rows.map(({ email }) => email));
}

/**
 * One page of the people a notice goes to: every member with a verified address, whatever they chose of the newsletter,
 * in the order of addresses.
 *
 * @param after the last address of the page before
 */
export function noticeRecipients(db: Transaction, limit: number, after: string | null): Promise<Recipient[]> {
  const later = after === null ? Prisma.empty : Prisma.sql`AND u."email" > ${after}`;
  return db.$queryRaw<Recipient[]>`
    SELECT u."email", NULL AS "subscriberId", u."id" AS "userId" ${NOTICE_MEMBERS} ${later}
    ORDER BY u."email" LIMIT ${limit}`;
}

async function countNoticeRecipients(db: Transaction): Promise<number> {
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS "total" ${NOTICE_MEMBERS}`;
  return row?.total ?? 0;
}

/** Which of some addresses still are a member's. */
function stillMembers(db: Transaction, emails: readonly string[]): Promise<Set<string>> {
  return addressesFound(
    db,
    emails,
    Prisma.sql`SELECT 1 ${NOTICE_MEMBERS} AND u."email" = asked."email" LIMIT 1`,
  );
}

const NOTICE_MEMBERS = Prisma.sql`FROM "User" u WHERE u."emailVerified" IS NOT NULL`;

interface Audience {
  /** One page in the order of addresses, after the last address of the page before. */
  page: (db: Transaction, limit: number, after: string | null) => Promise<Recipient[]>;
  count: (db: Transaction) => Promise<number>;
  /** Which of some addresses it still goes to, asked when it is about to be sent. */
  still: (db: Transaction, emails: readonly string[]) => Promise<Set<string>>;
  /** Whether its readers can take themselves off it. */
  canLeave: boolean;
}

export const AUDIENCES: Record<NewsletterAudience, Audience> = {
  subscribers: {
    page: newsletterRecipients,
    count: countNewsletterRecipients,
    still: stillRecipients,
    canLeave: true,
  },
  members: { page: noticeRecipients, count: countNoticeRecipients, still: stillMembers, canLeave: false },
};

/** Where a newsletter lets its reader leave. */
export interface UnsubscribeLinks {
  /** The page that the link in the text opens. */
  page: string;
  /** The headers with which a mail program offers a button of its own (RFC 2369, RFC 8058). */
  headers: { "List-Unsubscribe": string; "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export function unsubscribeLinks(token: string): UnsubscribeLinks {
  const link = (path: string) => {
    const url = new URL(path, env().appUrl);
    url.searchParams.set("token", token);
    return url.href;
  };
  return {
    page: link("/unsubscribe-newsletter"),
    headers: {
      "List-Unsubscribe": `<${link("/api/newsletter/one-click")}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/**
 * Tokens with which the recipients of a newsletter unsubscribe, in the recipients' order. They do not expire: a mail
 * may be opened years later.
 */
export async function issueUnsubscribeTokens(
  db: Transaction,
  recipients: readonly Recipient[],
): Promise<string[]> {
  const tokens = recipients.map(() => newToken());
  await db.mailToken.createMany({
    data: recipients.map(({ email, subscriberId, userId }, index) => ({
      id: newId(),
      purpose: "unsubscribe_newsletter" as const,
      email,
      subscriberId,
      userId: subscriberId ? null : userId,
      tokenHash: hashOfToken(tokens[index] ?? ""),
    })),
  });
  return tokens;
}
