import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import { type AdminUser, type AdminUsersQuery, USERS_PAGE_SIZE, type UserStats } from "./schema";
import { standingAt } from "./subscription-standing";
import { filteredUsers } from "./user-filter";

export interface UserPage {
  users: AdminUser[];
  total: number;
  nextCursor: string | null;
}

/** Users, newest first, 50 at a time, and how many there are in all; one statement. */
export async function listUsers(query: AdminUsersQuery): Promise<UserPage> {
  const at = now();
  const db = await database();
  const [row] = await db.$queryRaw<{ users: UserRow[]; total: number }[]>`
    SELECT (${usersSql(query, at)}) AS users, (SELECT count(*)::int ${filteredUsers(query, at)}) AS total`;
  return pageOf(row?.users ?? [], row?.total ?? 0);
}

export async function userStats(): Promise<UserStats> {
  const db = await database();
  const [row] = await db.$queryRaw<{ stats: UserStats }[]>`SELECT (${statsSql(now())}) AS stats`;
  return row?.stats ?? NO_USERS;
}

/** What the console first shows, in one statement. */
export async function usersOverview(): Promise<{ page: UserPage; stats: UserStats }> {
  const at = now();
  const db = await database();
  const [row] = await db.$queryRaw<{ users: UserRow[]; stats: UserStats }[]>`
    SELECT (${usersSql({}, at)}) AS users, (${statsSql(at)}) AS stats`;
  const stats = row?.stats ?? NO_USERS;
  return { page: pageOf(row?.users ?? [], stats.totalUsers), stats };
}

const NO_USERS: UserStats = { totalUsers: 0, verifiedUsers: 0, activeSubscriptions: 0, trialUsers: 0 };

type UserRow = Omit<AdminUser, "authProvider"> & { authProvider: string | null };

/** One page of users and the one after it, as JSON. The page is cut before anything is looked up for its rows. */
function usersSql({ cursor, ...filter }: AdminUsersQuery, at: Date): Prisma.Sql {
  const before = cursor ? Prisma.sql`AND u."id" < ${cursor}::uuid` : Prisma.empty;
  return Prisma.sql`
    SELECT coalesce(json_agg(row_to_json(shown)), '[]') FROM (
      SELECT u."id", u."email", u."firstName", u."lastName", u."createdAt",
             u."emailVerified" AS "emailVerifiedAt",
             CASE WHEN s."userId" IS NOT NULL THEN ${standingAt(at)} END AS "subscriptionStatus",
             s."trialEnd" AS "trialEndsAt",
             (SELECT a."provider" FROM "Account" a WHERE a."userId" = u."id" ORDER BY a."createdAt" LIMIT 1)
               AS "authProvider"
      FROM (SELECT u.* ${filteredUsers(filter, at)} ${before} ORDER BY u."id" DESC LIMIT ${USERS_PAGE_SIZE + 1}) u
      LEFT JOIN "Subscription" s ON s."userId" = u."id"
      ORDER BY u."id" DESC
    ) shown`;
}

function statsSql(at: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT json_build_object(
      'totalUsers', (SELECT count(*) FROM "User"),
      'verifiedUsers', (SELECT count(*) FROM "User" WHERE "emailVerified" IS NOT NULL),
      'activeSubscriptions', count(*) FILTER (WHERE standing = 'active'),
      'trialUsers', count(*) FILTER (WHERE standing = 'trialing'))
    FROM (SELECT ${standingAt(at)} AS standing FROM "Subscription" s) subscriptions`;
}

function pageOf(rows: UserRow[], total: number): UserPage {
  const shown = rows.slice(0, USERS_PAGE_SIZE);
  return {
    users: shown.map((row) => ({
      ...row,
      authProvider: row.authProvider ?? "email",
      emailVerifiedAt: instant(row.emailVerifiedAt),
      createdAt: new Date(row.createdAt).toISOString(),
      trialEndsAt: instant(row.trialEndsAt),
    })),
    total,
    nextCursor: rows.length > USERS_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function instant(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}
