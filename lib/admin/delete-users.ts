import "server-only";
import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { type BillingCleanup, clearFiles, eraseMember } from "@/lib/data-rights/erase-member";
import { database } from "@/lib/db/client";
import { isConnectionLost, isReadOnly } from "@/lib/db/errors";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";
import { filteredUsers, forgetCounts } from "./queries";
import { type BulkDeleteInput, type BulkDeletion, DELETE_AT_ONCE, type MatchingUsers } from "./schema";

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
    forgetCounts();
    await clearFiles();
  }
}

async function deleteMeant(adminId: string, input: z.output<typeof BulkDeleteInput>): Promise<BulkDeletion> {
  if ("matching" in input) {
    const { ids, total } = await idsOf(adminId, input);
    const done = await eraseAll(adminId, ids);
    return { ...done, remaining: total - ids.length + done.failed.length };
  }
  assertNotOwn(adminId, input.userIds);
  const done = await eraseAll(adminId, [...new Set(input.userIds)]);
  return { ...done, remaining: done.failed.length };
}

/** The newest of those that are meant, and how many they are in all; never the admin's own account. */
async function idsOf(
  adminId: string,
  { matching, except, upTo, expected }: MatchingUsers,
): Promise<{ ids: string[]; total: number }> {
  const kept = [adminId, ...except].map((id) => Prisma.sql`${id}::uuid`);
  const meant = Prisma.sql`${await filteredUsers(matching, now())}
    AND u."id" <= ${upTo}::uuid AND u."id" NOT IN (${Prisma.join(kept)})`;
  const db = await database();
  const [found] = await db.$queryRaw<{ ids: string[] | null; total: number }[]>`
    SELECT (SELECT array_agg("id") FROM (SELECT u."id" ${meant} ORDER BY u."id" DESC LIMIT ${DELETE_AT_ONCE}) next)
             AS ids,
           (SELECT count(*)::int ${meant}) AS total`;
  const total = found?.total ?? 0;
  if (total > expected) {
    throw new AppError("conflict", "More users match than when you last looked. Please check again.");
  }
  return { ids: found?.ids ?? [], total };
}

/**
 * One after the other: each may cost calls to the billing service, whose pace is limited. Who cannot be deleted holds
 * nobody else up; only when the billing service or the database cannot be reached, or takes no writes, the rest is not
 * tried.
 *
 * @throws what went wrong first, when nobody was deleted
 */
async function eraseAll(adminId: string, ids: readonly string[]): Promise<Omit<BulkDeletion, "remaining">> {
  const done: Omit<BulkDeletion, "remaining"> = { deleted: 0, stripeCleanup: 0, failed: [] };
  const errors: unknown[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      const cleanup = await eraseMember(id, adminId);
      done.deleted += 1;
      if (cleanup === "subscription") done.stripeCleanup += 1;
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      // Who is gone already needs no deleting.
      if (code === "not_found") continue;
      errors.push(error);
      const isOver = code === "upstream_unavailable" || isConnectionLost(error) || isReadOnly(error);
      done.failed.push(...(isOver ? ids.slice(index) : [id]));
      if (isOver) break;
      if (code === null)
        log.error({ event: "user_not_deleted", kind: error instanceof Error ? error.name : typeof error });
    }
  }
  if (done.deleted === 0 && errors.length > 0) throw errors[0];
  return done;
}

/**
 * Deletes someone's account for the admin.
 *
 * @returns what was done at Stripe, in words
 * @throws AppError forbidden for the admin's own account
 */
export async function deleteUser(adminId: string, userId: string): Promise<string | null> {
  assertNotOwn(adminId, [userId]);
  const cleanup = await eraseMember(userId, adminId);
  forgetCounts();
  await clearFiles();
  return WORDS[cleanup];
}

/** @throws AppError forbidden when the admin's own account is among them */
function assertNotOwn(adminId: string, userIds: readonly string[]): void {
  if (userIds.includes(adminId)) {
    throw new AppError("forbidden", "You can't delete your own account here.");
  }
}

const WORDS: Record<BillingCleanup, string | null> = {
  subscription: "Stripe subscription cancelled and customer deleted.",
  customer: "Stripe customer deleted.",
  none: null,
};
