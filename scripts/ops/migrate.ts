import { openDatabase } from "@/lib/db/client";
import { assertMasterKeys } from "@/lib/db/encryption/master-keys";
import { migrate } from "@/lib/db/migrate";
import { tellFailure } from "@/scripts/lib/trouble";

/**
 * Brings the configured database up to the schema, making the embedded one where there is none. With `--check-keys`,
 * as a start has it, also sees that the configured keys open what is there.
 */
async function main(): Promise<void> {
  const { pool, close } = await openDatabase();
  try {
    const applied = await migrate(pool);
    console.log(applied.length > 0 ? `Database: applied ${applied.join(", ")}.` : "Database: up to date.");
    if (process.argv.includes("--check-keys")) await assertMasterKeys(pool);
  } finally {
    await close();
  }
}

main().catch(tellFailure);
