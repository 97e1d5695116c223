import "server-only";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { passwordMatches } from "./passwords";
import type { LoginInput } from "./schema";

/**
 * The member whose address and password these are. An unknown address takes as long as a wrong password.
 *
 * @throws AppError unauthenticated
 */
export async function checkPassword({ email, password }: LoginInput): Promise<{ id: string }> {
  const db = await database();
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, password: { select: { hash: true } } },
  });
  const matches = await passwordMatches(user?.password?.hash ?? null, password);
  if (!user || !matches) throw new AppError("unauthenticated", "Invalid email or password");
  return { id: user.id };
}
