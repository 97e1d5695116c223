import { readFile } from "node:fs/promises";
import { env } from "@/lib/config/env";
import { applyErasures, parseErasures } from "@/lib/data-rights/apply-erasures";
import { shareDatabase, sharedDatabase } from "@/lib/db/client";
import { leaveNoTrace } from "@/lib/db/leave-no-trace";
import { trouble } from "@/scripts/lib/trouble";

/**
 * Erases again whoever is on record as erased, as after a restored backup. A backup knows nothing of what came after
 * it, so the list that `list-erasures` printed can be given as a file.
 */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  const known = file ? parseErasures(await readFile(file, "utf8")) : [];
  const { pool, close } = await sharedDatabase();
  try {
    const erased = await applyErasures(known);
    // A server that is in use gives the places of deleted rows away by itself.
    if (erased > 0 && env().database.kind === "embedded") await leaveNoTrace(pool, "embedded");
    console.log(erased === 1 ? "Erased 1 member again." : `Erased ${erased} members again.`);
  } finally {
    shareDatabase(undefined);
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(trouble(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
