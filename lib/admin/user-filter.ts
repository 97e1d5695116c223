import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { UserFilter, UserStatus } from "./schema";
import { standingAt } from "./subscription-standing";

/** The users that a search and a status leave, as `FROM … WHERE …` over `u` and, where there is one, `s`. */
export function filteredUsers({ q, status = "all" }: UserFilter, at: Date): Prisma.Sql {
  const conditions = [statusCondition(status, at), ...(q ? [searchCondition(q)] : [])];
  return Prisma.sql`FROM "User" u ${joinFor(status)} WHERE ${Prisma.join(conditions, " AND ")}`;
}

/** Text that `LIKE` takes letter by letter, anywhere in a column. */
export function anywhere(q: string): string {
  return `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
}

function searchCondition(q: string): Prisma.Sql {
  const pattern = anywhere(q);
  return Prisma.sql`(u."email" ILIKE ${pattern} OR u."firstName" ILIKE ${pattern} OR u."lastName" ILIKE ${pattern})`;
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
