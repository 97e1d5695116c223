import "server-only";
import { consume } from "@/lib/abuse/consume";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { passwordMatches } from "./passwords";

/**
 * Asks a signed-in member for their present password.
 *
 * @throws AppError forbidden when it is not theirs, rate_limited after too many tries
 */
export async function confirmPassword(userId: string, password: string): Promise<void> {
  await consume("password_member", userId);
  const db = await database();
  const stored = await db.password.findUnique({ where: { userId }, select: { hash: true } });
  if (!(await passwordMatches(stored?.hash ?? null, password))) {
    throw new AppError("forbidden", "That isn't your current password.");
  }
}
