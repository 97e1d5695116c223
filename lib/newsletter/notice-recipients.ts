import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "@/lib/db/client";
import { addressesFound, type Recipient } from "./recipients";

/**
 * One page of the people a notice goes to: every member with a verified address, whatever they chose of the newsletter,
 * in the order of addresses.
 *
 * @param after the last address of the page before
 */
export function noticeRecipients(db: Transaction, limit: number, after: string | null): Promise<Recipient[]> {
  const later = after === null ? Prisma.empty : Prisma.sql`AND u."email" > ${after}`;
  return db.$queryRaw<Recipient[]>`
    SELECT u."email", NULL AS "subscriberId", u."id" AS "userId" ${MEMBERS} ${later}
    ORDER BY u."email" LIMIT ${limit}`;
}

export async function countNoticeRecipients(db: Transaction): Promise<number> {
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS "total" ${MEMBERS}`;
  return row?.total ?? 0;
}

/** Which of some addresses still are a member's. */
export function stillMembers(db: Transaction, emails: readonly string[]): Promise<Set<string>> {
  return addressesFound(db, emails, Prisma.sql`SELECT 1 ${MEMBERS} AND u."email" = asked."email" LIMIT 1`);
}

const MEMBERS = Prisma.sql`FROM "User" u WHERE u."emailVerified" IS NOT NULL`;
