import "server-only";
import { clearFiles } from "@/lib/data-rights/clear-files";
import { type BillingCleanup, eraseMember } from "@/lib/data-rights/erase-member";
import { AppError } from "@/lib/errors";

/**
 * Deletes someone's account for the admin.
 *
 * @returns what was done at Stripe, in words
 * @throws AppError forbidden for the admin's own account
 */
export async function deleteUser(adminId: string, userId: string): Promise<string | null> {
  assertNotOwn(adminId, [userId]);
  const cleanup = await eraseMember(userId, adminId);
  await clearFiles();
  return WORDS[cleanup];
}

/** @throws AppError forbidden when the admin's own account is among them */
export function assertNotOwn(adminId: string, userIds: readonly string[]): void {
  if (userIds.includes(adminId)) {
    throw new AppError("forbidden", "You can't delete your own account here.");
  }
}

const WORDS: Record<BillingCleanup, string | null> = {
  subscription: "Stripe subscription cancelled and customer deleted.",
  customer: "Stripe customer deleted.",
  none: null,
};
