import "server-only";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import type { FactorEvent } from "@/lib/mail/letters";
import { queueMail } from "@/lib/mail/queue-mail";

/** Tells the admin by mail what happened to their second factor: it may not have been them. */
export async function tellOfFactor(tx: Transaction, userId: string, event: FactorEvent): Promise<void> {
  const letter = { template: "secondFactorChanged", to: { userId }, event } as const;
  await queueMail(tx, letter, { key: `second-factor:${newId()}` });
}
