import "server-only";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { eraseMember } from "./erase-member";

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

/** That a member was erased, and when. */
export interface Erasure {
  userId: string;
  erasedAt: Date;
}

/**
 * Reads what `npm run erasures:list` printed: a line for each, the member's id, a blank, and when it was.
 *
 * @throws on the first line that says something else
 */
export function parseErasures(text: string): Erasure[] {
  // npm, unless it is told to be silent, begins its output with the command that it runs.
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("> "));
  return lines.map((line, index) => {
    const [userId = "", at = ""] = line.trim().split(/\s+/);
    const erasedAt = new Date(at);
    if (!/^[0-9a-f-]{36}$/.test(userId) || Number.isNaN(erasedAt.getTime())) {
      throw new Error(`Line ${index + 1} is not a member's id and a time. Nothing was erased.`);
    }
    return { userId, erasedAt };
  });
}
