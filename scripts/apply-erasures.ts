import { readFile } from "node:fs/promises";
import { applyErasures } from "@/lib/data-rights/apply-erasures";
import { shareDatabase, sharedDatabase } from "@/lib/db/client";

/**
 * Erases again whoever is on record as erased, as after a restored backup. A backup knows nothing of what came after
 * it, so the list that `list-erasures` printed can be given as a file.
 */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  const known = file ? recordsIn(await readFile(file, "utf8")) : [];
  const { close } = await sharedDatabase();
  try {
    const erased = await applyErasures(known);
    console.log(erased === 1 ? "Erased 1 member again." : `Erased ${erased} members again.`);
  } finally {
    shareDatabase(undefined);
    await close();
  }
}

/** One erasure a line: the member's id, a blank, and when it was. */
function recordsIn(text: string): { userId: string; erasedAt: Date }[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line, index) => {
    const [userId = "", at = ""] = line.trim().split(/\s+/);
    const erasedAt = new Date(at);
    if (!/^[0-9a-f-]{36}$/.test(userId) || Number.isNaN(erasedAt.getTime())) {
      throw new Error(`Line ${index + 1} is not a member's id and a time. Nothing was erased.`);
    }
    return { userId, erasedAt };
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
