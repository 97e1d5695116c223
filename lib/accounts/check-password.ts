import "server-only";
import { consume, forgive } from "@/lib/abuse/consume";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { passwordMatches } from "./passwords";
import type { LoginInput } from "./schema";

/**
 * The member whose address and password these are. An unknown address is answered like a wrong password,
 * and takes as long.
 *
 * @param isKnownDevice whether this address was signed in with in this browser, by the password with this hash: such
 *   tries count apart
 * @throws AppError unauthenticated, or rate_limited after too many tries
 */
export async function checkPassword(
  { email, password }: LoginInput,
  isKnownDevice: (email: string, passwordHash: string) => boolean,
): Promise<{ id: string; passwordHash: string }> {
  const db = await database();
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, password: { select: { hash: true } } },
  });
  const passwordHash = user?.password?.hash ?? null;
  const limit = passwordHash && isKnownDevice(email, passwordHash) ? "login_device" : "login_account";
  await consume(limit, email);
  const matches = await passwordMatches(passwordHash, password);
  if (!user || !passwordHash || !matches) {
    await recordAudit(db, "sign_in_failed", { subjectId: user?.id ?? null });
    throw new AppError("unauthenticated", "Invalid email or password");
  }
  await forgive(limit, email);
  return { id: user.id, passwordHash };
}
