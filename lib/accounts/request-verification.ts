import "server-only";
import { database } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { issueTokenByEmail } from "./mail-tokens";

/** Queues a verification link to the member with this address, if there is one whose address is not verified. */
export async function requestVerification(email: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { token, userId } = await issueTokenByEmail(tx, "verify_email", email, { onlyUnverified: true });
    const letter = { template: "verification", to: { userId }, token } as const;
    await queueMail(tx, letter, { key: `verification:${newId()}` });
  });
}
