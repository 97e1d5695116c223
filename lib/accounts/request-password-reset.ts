import "server-only";
import { database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { issueTokenByEmail } from "./mail-tokens";

/** Queues a link for a new password to the member with this address, if there is one. */
export async function requestPasswordReset(email: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { token, userId } = await issueTokenByEmail(tx, "reset_password", email);
    const letter = { template: "passwordReset", to: { userId }, token } as const;
    await queueMail(tx, letter, { key: `password-reset:${newId()}` });
  });
}
