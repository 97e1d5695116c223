import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import type { Holder } from "@/lib/data-rights/held-rows";
import { type Database, database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { memberMails } from "@/lib/mail/mail-history";
import { standingAt } from "@/lib/subscriptions/queries";
import { accessOf, asOf, periodEnd } from "@/lib/subscriptions/rules";
import { SUBSCRIPTION_COLUMNS } from "@/lib/subscriptions/schema";
import { now } from "@/lib/time/clock";
import {
  type AdminUser,
  type AdminUsersQuery,
  hasThreeLetters,
  USERS_PAGE_SIZE,
  type UserDetail,
  type UserFilter,
  type UserStats,
  type UserStatus,
} from "./schema";
import { anywhere, emailMatches, type SearchedTable } from "./search";

export interface UserPage {
  users: AdminUser[];
  total: number;
  /** All but the admin's own account. */
  deletable: number;
  nextCursor: string | null;
}

/** Users, newest first, 50 at a time, how many there are in all and how many the admin may delete; one statement. */
export async function listUsers(adminId: string, { cursor, ...filter }: AdminUsersQuery): Promise<UserPage> {
  const at = now();
  const count = new KeptCount<number>("User", `found ${filter.status ?? "all"} ${filter.q ?? ""}`);
  const db = await database();
  const [row] = await db.$queryRaw<{ users: UserRow[]; total: Counted<number> | null; hasOwn: boolean }[]>`
    ${await foundUsers(filter, at)}
    SELECT (${usersSql(at, cursor)}) AS users, ${count.column(Prisma.sql`SELECT count(*) FROM found`)} AS total,
      EXISTS (SELECT 1 FROM found WHERE "id" = ${adminId}::uuid) AS "hasOwn"`;
  return pageOf(row?.users ?? [], count.from(row?.total, 0), row?.hasOwn ?? false);
}

export async function userStats(): Promise<UserStats> {
  const count = new KeptCount<UserStats>("User", "figures");
  const db = await database();
  const [row] = await db.$queryRaw<StatsRow[]>`SELECT ${count.column(statsSql(now()))} AS stats`;
  return count.from(row?.stats, NO_USERS);
}

/** What the console first shows, in one statement. */
export async function usersOverview(): Promise<{ page: UserPage; stats: UserStats }> {
  const at = now();
  const count = new KeptCount<UserStats>("User", "figures");
  const db = await database();
  const [row] = await db.$queryRaw<({ users: UserRow[] } & StatsRow)[]>`
    ${await foundUsers({}, at)} SELECT (${usersSql(at)}) AS users, ${count.column(statsSql(at))} AS stats`;
  const stats = count.from(row?.stats, NO_USERS);
  return { page: pageOf(row?.users ?? [], stats.totalUsers, true), stats };
}

interface StatsRow {
  stats: Counted<UserStats> | null;
}

const NO_USERS: UserStats = { totalUsers: 0, verifiedUsers: 0, activeSubscriptions: 0, trialUsers: 0 };

type UserRow = Omit<AdminUser, "authProvider"> & { authProvider: string | null };

/** The ids that a filter finds. Not copied: the page is found among the newest, where many match. */
async function foundUsers(filter: UserFilter, at: Date): Promise<Prisma.Sql> {
  return Prisma.sql`WITH found AS NOT MATERIALIZED (SELECT u."id" ${await filteredUsers(filter, at)})`;
}

/** One page of `found` and the user after it, as JSON. The page is cut before anything is looked up for its rows. */
function usersSql(at: Date, cursor?: string): Prisma.Sql {
  const before = cursor ? Prisma.sql`WHERE f."id" < ${cursor}::uuid` : Prisma.empty;
  return Prisma.sql`
    SELECT coalesce(json_agg(row_to_json(shown)), '[]') FROM (
      SELECT u."id", u."email", u."firstName", u."lastName", u."createdAt",
             u."emailVerified" AS "emailVerifiedAt",
             CASE WHEN s."userId" IS NOT NULL THEN ${standingAt(at)} END AS "subscriptionStatus",
             s."trialEnd" AS "trialEndsAt",
             (SELECT a."provider" FROM "Account" a WHERE a."userId" = u."id" ORDER BY a."createdAt" LIMIT 1)
               AS "authProvider"
      FROM (SELECT f."id" FROM found f ${before} ORDER BY f."id" DESC LIMIT ${USERS_PAGE_SIZE + 1}) page
      JOIN "User" u ON u."id" = page."id"
      LEFT JOIN "Subscription" s ON s."userId" = u."id"
      ORDER BY u."id" DESC
    ) shown`;
}

function statsSql(at: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT json_build_object('totalUsers', users.total, 'verifiedUsers', users.verified,
      'activeSubscriptions', subscriptions.active, 'trialUsers', subscriptions.trial)
    FROM (SELECT count(*) AS total, count("emailVerified") AS verified FROM "User") users,
      (SELECT count(*) FILTER (WHERE standing = 'active') AS active,
              count(*) FILTER (WHERE standing = 'trialing') AS trial
       FROM (SELECT ${standingAt(at)} AS standing FROM "Subscription" s) standings) subscriptions`;
}

function pageOf(rows: UserRow[], total: number, hasOwn: boolean): UserPage {
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
    deletable: hasOwn ? total - 1 : total,
    nextCursor: rows.length > USERS_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function instant(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

/** The users that a search and a status leave, as `FROM … WHERE …` over `u` and, where there is one, `s`. */
export async function filteredUsers({ q, status = "all" }: UserFilter, at: Date): Promise<Prisma.Sql> {
  const conditions = [statusCondition(status, at), ...(q ? [await searchCondition(q)] : [])];
  return Prisma.sql`FROM "User" u ${joinFor(status)} WHERE ${Prisma.join(conditions, " AND ")}`;
}

async function searchCondition(q: string): Promise<Prisma.Sql> {
  const byEmail = await emailMatches("User", Prisma.sql`u."email"`, q);
  if (!hasThreeLetters(q)) return byEmail;
  return Prisma.sql`(${byEmail} OR ${nameMatches(q)})`;
}

/** Part of a first or a last name, or of both with the space between them, as a name is shown. */
function nameMatches(q: string): Prisma.Sql {
  const inOne = (part: string) => {
    const pattern = anywhere(part);
    return Prisma.sql`(u."firstName" ILIKE ${pattern} OR u."lastName" ILIKE ${pattern})`;
  };
  const words = q.split(/\s+/).filter(hasThreeLetters);
  if (!/\s/.test(q) || words.length === 0) return inOne(q);
  // The index knows each of the two; the whole is compared with those that have all of its words.
  const whole = Prisma.sql`concat_ws(' ', u."firstName", u."lastName") ILIKE ${anywhere(q)}`;
  return Prisma.sql`(${Prisma.join([...words.map(inOne), whole], " AND ")})`;
}

const STANDINGS = { active: "active", trial: "trialing", expired: "trial_expired" } as const;

function statusCondition(status: UserStatus, at: Date): Prisma.Sql {
  if (status === "all") return Prisma.sql`true`;
  if (status === "verified") return Prisma.sql`u."emailVerified" IS NOT NULL`;
  if (status === "unverified") return Prisma.sql`u."emailVerified" IS NULL`;
  return Prisma.sql`${standingAt(at)} = ${STANDINGS[status]}`;
}

function joinFor(status: UserStatus): Prisma.Sql {
  const needsSubscription = status in STANDINGS;
  return needsSubscription ? Prisma.sql`JOIN "Subscription" s ON s."userId" = u."id"` : Prisma.empty;
}

/** From how many rows of a table on counting in it takes so long that a count of a minute ago serves as well. */
const MANY = 10_000;
const KEPT_MS = 60_000;

const kept = new LRUCache<string, { at: number; counted: object | number }>({ max: 200 });

/** What is counted, and how many rows the table has as the database last estimated them. */
export interface Counted<T> {
  counted: T;
  rows: number;
}

/** A count that a console shows: exact, and in a large table up to a minute old. */
export class KeptCount<T extends object | number> {
  readonly #table: SearchedTable;
  readonly #name: string;
  readonly #known: T | undefined;

  /** @param name what is counted */
  constructor(table: SearchedTable, name: string) {
    this.#table = table;
    this.#name = `${table} ${name}`;
    const { at = 0, counted } = kept.get(this.#name) ?? {};
    if (now().getTime() - at < KEPT_MS) this.#known = counted as T | undefined;
  }

  /** The column of a statement that `from` reads: `count`, unless it is known. */
  column(count: Prisma.Sql): Prisma.Sql {
    if (this.#known !== undefined) return Prisma.sql`NULL`;
    return Prisma.sql`json_build_object('counted', (${count}), 'rows',
      (SELECT "reltuples" FROM pg_class WHERE oid = ${`"${this.#table}"`}::regclass))`;
  }

  from(column: Counted<T> | null | undefined, none: T): T {
    if (this.#known !== undefined) return this.#known;
    if (!column) return none;
    if (column.rows >= MANY) {
      kept.set(this.#name, { at: now().getTime(), counted: column.counted });
    }
    return column.counted;
  }
}

/** What is counted next is as it is then: for whoever has just changed it. */
export function forgetCounts(): void {
  kept.clear();
}

/** One user as the admin sees them; null: there is none with this id. */
export async function userDetail(id: string): Promise<UserDetail | null> {
  const db = await database();
  const user = await findUser(db, id);
  if (!user) return null;
  const subscriber = await db.newsletterSubscriber.findUnique({
    where: { email: user.email },
    select: { confirmedAt: true, unsubscribedAt: true },
  });
  const mails = await memberMails(user);
  return {
    id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    emailVerifiedAt: user.emailVerified?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    ...standingOf(user),
    signsInWith: [
      ...(user.password ? ["password"] : []),
      ...(user._count.passkeys > 0 ? ["passkey"] : []),
      ...user.accounts.map(({ provider }) => provider),
    ],
    devices: user.sessions.length,
    lastSeenAt: user.sessions[0]?.lastSeenAt.toISOString() ?? null,
    newsletter: newsletterOf(user, subscriber),
    mails: mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })),
  };
}

/** @throws AppError not_found */
export async function holderOf(id: string): Promise<Holder> {
  const db = await database();
  const user = await db.user.findUnique({ where: { id }, select: { email: true, emailVerified: true } });
  if (!user) throw noSuchUser();
  return { id, email: user.email, emailVerified: user.emailVerified !== null };
}

export function noSuchUser(): AppError {
  return new AppError("not_found", "This account no longer exists.");
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

function findUser(db: Database, id: string) {
  return db.user.findUnique({
    where: { id },
    relationLoadStrategy: "join",
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      emailVerified: true,
      createdAt: true,
      password: { select: { userId: true } },
      _count: { select: { passkeys: true } },
      accounts: { select: { provider: true }, orderBy: { createdAt: "asc" } },
      sessions: {
        where: { expiresAt: { gt: now() } },
        select: { lastSeenAt: true },
        orderBy: { lastSeenAt: "desc" },
      },
      subscription: { select: SUBSCRIPTION_COLUMNS },
      emailPreferences: { select: { newsletter: true } },
    },
  });
}

function standingOf({ subscription }: FoundUser) {
  const at = now();
  const access = accessOf(subscription, at);
  const current = subscription && asOf(subscription, at);
  return {
    access,
    subscriptionStatus: access === "trial_expired" ? access : (current?.status ?? null),
    trialEndsAt: current?.trialEnd?.toISOString() ?? null,
    periodEndsAt: (current && periodEnd(current))?.toISOString() ?? null,
    isEnding: current?.cancelAtPeriodEnd ?? false,
  };
}

/** As `newsletterRecipients` decides who it goes to. */
function newsletterOf(
  { emailPreferences, emailVerified }: FoundUser,
  subscriber: { confirmedAt: Date | null; unsubscribedAt: Date | null } | null,
): UserDetail["newsletter"] {
  if (subscriber?.unsubscribedAt) return "left";
  if (subscriber?.confirmedAt || (emailPreferences?.newsletter && emailVerified)) return "reads";
  return subscriber ? "pending" : "none";
}
