import "server-only";
import { database } from "@/lib/db/client";
import { changeSummary } from "@/lib/moods/stored-summary";
import type { KnownCrisisLines } from "./schema";

/** Remembers, sealed with the member's key, whether the panel with the crisis lines stands folded for them. */
export async function setKnown(userId: string, { known }: KnownCrisisLines): Promise<KnownCrisisLines> {
  const db = await database();
  await db.$transaction((tx) =>
    changeSummary(tx, userId, (summary) => ({ ...summary, knowsCrisisLines: known })),
  );
  return { known };
}
