import "server-only";
import { database } from "@/lib/db/client";
import { countableEntries } from "@/lib/moods/count-entries";
import { countAhead, keepCounted, RECOUNTING } from "@/lib/moods/recount";
import { lockEntry } from "@/lib/moods/stored-entry";
import { isUnchanged, lockSummary, readStoredSummary } from "@/lib/moods/stored-summary";
import { unlearnt } from "./quote-acts";

/**
 * Deletes an entry with all of its quotes, favorites too, for ever. What was counted, noticed and learnt from it goes
 * with it; only which texts of the library were read stays, so that none comes twice.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's
 */
export async function deleteEntry(userId: string, id: string): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const entry = await lockEntry(tx, userId, id);
    const counted = async () => {
      const before = await readStoredSummary(tx, userId);
      const left = (await countableEntries(tx, userId)).filter((one) => one.id !== id);
      return countAhead(before, left, entry.createdAt);
    };
    // Nobody waits for the counting, unless another change comes between.
    const ahead = await counted();
    await lockSummary(tx, userId);
    const present = (await isUnchanged(tx, userId, ahead.before)) ? ahead : await counted();
    const change = await unlearnt(tx, userId, { emotionalStateId: id });
    await tx.emotionalState.deleteMany({ where: { id, userId } });
    await keepCounted(tx, userId, present, change);
  }, RECOUNTING);
}
