import "server-only";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { eraseMember } from "./erase-member";
import type { Erasure } from "./erasure-list";

const BATCH = 500;

/**
 * Erases again whoever is on record as erased, as after a backup from before the erasure was restored. Their mails in
 * the outbox go with the next run of the `mail` job.
 *
 * @param known ids that another copy of the record holds; they are put on record here
 * @returns how many members were there again
 */
export async function applyErasures(known: readonly Erasure[]): Promise<number> {
  const db = await database();
  await db.erasureRecord.createMany({ data: [...known], skipDuplicates: true });
  let erased = 0;
  let after = "";
  for (;;) {
    const records = await db.erasureRecord.findMany({
      where: after ? { userId: { gt: after } } : {},
      orderBy: { userId: "asc" },
      take: BATCH,
      select: { userId: true },
    });
    for (const { userId } of records) if (await erasedAgain(userId)) erased += 1;
    after = records.at(-1)?.userId ?? "";
    if (records.length < BATCH) return erased;
  }
}

/** @returns false for whoever is not there, as most are */
async function erasedAgain(userId: string): Promise<boolean> {
  try {
    await eraseMember(userId, null);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return false;
    throw error;
  }
}
