import "server-only";
import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { database } from "@/lib/db/client";
import { AUDIENCES } from "@/lib/newsletter/audiences";
import type { NewsletterAudience, PastNewsletters } from "./schema";

const PAGE_SIZE = 10;

interface Row {
  id: string;
  subject: string;
  audience: NewsletterAudience;
  createdAt: Date;
  finishedAt: Date | null;
  recipients: number;
  delivered: number;
  failed: number;
  unsubscribed: number;
}

export async function recipientCount(audience: NewsletterAudience): Promise<number> {
  return AUDIENCES[audience].count(await database());
}

/**
 * What was sent, newest first; one statement. Who left is counted for the last newsletter that reached them: nobody
 * leaves by a notice, whatever they do after it.
 */
export async function pastNewsletters(cursor?: string): Promise<z.input<typeof PastNewsletters>> {
  const db = await database();
  const rows = await db.$queryRaw<Row[]>`
    SELECT n."id", n."subject", n."audience", n."createdAt", n."finishedAt", n."recipients", figures.*,
      CASE WHEN n."audience" = 'subscribers' THEN (SELECT count(*)::int FROM "NewsletterSubscriber" s
        JOIN "MailDelivery" d ON d."newsletterId" = n."id" AND d."email" = s."email" AND d."state" = 'delivered'
        WHERE s."unsubscribedAt" >= n."createdAt" AND s."unsubscribedAt" < coalesce(
          (SELECT min(later."createdAt") FROM "Newsletter" later
            WHERE later."id" > n."id" AND later."audience" = 'subscribers'), 'infinity')
      ) ELSE 0 END AS unsubscribed
    FROM "Newsletter" n, LATERAL (
      SELECT
        (count(*) FILTER (WHERE d."state" = 'delivered'))::int AS delivered,
        (count(*) FILTER (WHERE d."state" IN ('failed', 'suppressed')))::int AS failed
      FROM "MailDelivery" d WHERE d."newsletterId" = n."id") figures
    ${cursor ? Prisma.sql`WHERE n."id" < ${cursor}::uuid` : Prisma.empty}
    ORDER BY n."id" DESC LIMIT ${PAGE_SIZE + 1}`;
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    newsletters: shown.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
    nextCursor: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}
