import "server-only";
import { database } from "@/lib/db/client";
import { newMemberKey } from "@/lib/db/encryption/master-keys";
import { rememberKey } from "@/lib/db/encryption/member-cipher";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/errors";
import { EMPTY_SUMMARY } from "@/lib/moods/summary";
import { assertUncommon } from "./common-passwords";
import { hashPassword } from "./passwords";
import type { RegisterInput } from "./schema";

/**
 * Makes an account with its password, data key and empty summary, all or nothing.
 *
 * @throws AppError conflict when the address already has an account, invalid_input when the password is too common
 */
export async function registerMember(input: RegisterInput, timeZone: string): Promise<{ id: string }> {
  assertUncommon(input.password);
  const id = newId();
  const key = newMemberKey(id);
  const summary = rememberKey(id, key).seal("MemberSummary", id, JSON.stringify(EMPTY_SUMMARY));
  const hash = await hashPassword(input.password);
  const db = await database();
  try {
    await db.user.create({
      data: {
        id,
        email: input.email,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
        timeZone,
        password: { create: { hash } },
        key: { create: key },
        summary: { create: { sealed: summary } },
        emailPreferences: { create: {} },
      },
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "An account with this email already exists");
    throw error;
  }
  return { id };
}
