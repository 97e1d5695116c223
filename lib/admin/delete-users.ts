import "server-only";
import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { now } from "@/lib/clock";
import { eraseMember } from "@/lib/data-rights/erase-member";
import { rewriteFiles } from "@/lib/data-rights/rewrite-files";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { assertNotOwn } from "./delete-user";
import { type BulkDeleteInput, type BulkDeletion, DELETE_AT_ONCE, type MatchingUsers } from "./schema";
import { filteredUsers } from "./user-filter";

/**
 * Deletes the users that the admin chose, or the next hundred of those that a filter finds.
 *
 * @throws AppError conflict when a filter finds more than were meant
 */
export async function deleteUsers(
  adminId: string,
  input: z.output<typeof BulkDeleteInput>,
): Promise<BulkDeletion> {
  try {
    return await deleteMeant(adminId, input);
  } finally {
    rewriteFiles();
  }
}

async function deleteMeant(adminId: string, input: z.output<typeof BulkDeleteInput>): Promise<BulkDeletion> {
  if ("matching" in input) {
    const { ids, total } = await idsOf(adminId, input);
    const done = await eraseAll(adminId, ids);
    return { ...done, remaining: total - ids.length };
  }
  assertNotOwn(adminId, input.userIds);
  return { ...(await eraseAll(adminId, [...new Set(input.userIds)])), remaining: 0 };
}

/** The newest of those that are meant, and how many they are in all; never the admin's own account. */
async function idsOf(
  adminId: string,
  { matching, except, upTo, expected }: MatchingUsers,
): Promise<{ ids: string[]; total: number }> {
  const kept = [adminId, ...except].map((id) => Prisma.sql`${id}::uuid`);
  const meant = Prisma.sql`${filteredUsers(matching, now())}
    AND u."id" <= ${upTo}::uuid AND u."id" NOT IN (${Prisma.join(kept)})`;
  const db = await database();
  const [found] = await db.$queryRaw<{ ids: string[] | null; total: number }[]>`
    SELECT (SELECT array_agg("id") FROM (SELECT u."id" ${meant} ORDER BY u."id" DESC LIMIT ${DELETE_AT_ONCE}) next)
             AS ids,
           (SELECT count(*)::int ${meant}) AS total`;
  const total = found?.total ?? 0;
  if (total > expected) {
    throw new AppError("conflict", "More users match than when you looked. Please look again.");
  }
  return { ids: found?.ids ?? [], total };
}

/** One after the other: each may cost calls to the billing service, whose pace is limited. */
async function eraseAll(adminId: string, ids: readonly string[]): Promise<Omit<BulkDeletion, "remaining">> {
  let deleted = 0;
  let stripeCleanup = 0;
  for (const id of ids) {
    const cleanup = await eraseMember(id, adminId).catch((error: unknown) => notThere(error, deleted));
    if (cleanup === null) continue;
    deleted += 1;
    if (cleanup === "subscription") stripeCleanup += 1;
  }
  return { deleted, stripeCleanup };
}

/** Who is gone already needs no deleting. What else goes wrong is told with how far it came. */
function notThere(error: unknown, deleted: number): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  if (error instanceof AppError && deleted > 0) {
    throw new AppError(error.code, `${deleted} deleted. ${error.message}`, { cause: error });
  }
  throw error;
}
