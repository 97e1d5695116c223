import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { type Change, settle } from "./converge";
import { recordConsequences } from "./record-consequences";
import type { SubscriptionRecord } from "./rules";
import { readSubscription, storeIfUnchanged } from "./stored";
import { tellMember } from "./tell-member";

/**
 * Brings what is stored of a member's subscription to what the billing service answers. The service is asked outside
 * of any transaction: on the embedded database, which has one connection, a slow answer would hold everybody up.
 *
 * @param ask given what is stored; may be asked again when another answer was stored meanwhile. Null: change nothing.
 * @param quiet the caller tells the member of it
 */
export async function changeSubscription(
  userId: string,
  ask: (present: SubscriptionRecord | null) => Promise<SubscriptionRecord | null>,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<Change> {
  const db = await database();
  const change = await settle({
    read: () => readSubscription(db, userId),
    ask,
    store: (before, after) =>
      db.$transaction(async (tx) => {
        const isStored = await storeIfUnchanged(tx, userId, before.version, after);
        if (!isStored) return false;
        await recordConsequences(tx, userId, before.record, after);
        if (!quiet) await tellMember(tx, userId, { before: before.record, after }, before.version);
        return true;
      }),
    // Whoever meets others again and again steps out of their rhythm.
    rest: (round) => delay(Math.random() * 20 * round),
  });
  if (!change)
    throw new AppError("conflict", "Your subscription is being changed at the moment. Please try again.");
  return change;
}
