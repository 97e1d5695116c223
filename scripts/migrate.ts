import { openDatabase } from "@/lib/db/client";
import { FolderInUseError } from "@/lib/db/folder-lock";
import { migrate } from "@/lib/db/migrate";
import { ConfigurationError } from "@/lib/env";

/** Brings the configured database up to the schema, making the embedded one where there is none. */
async function main(): Promise<void> {
  const { pool, close } = await openDatabase();
  try {
    const applied = await migrate(pool);
    console.log(applied.length > 0 ? `Database: applied ${applied.join(", ")}.` : "Database: up to date.");
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  const isTold = error instanceof FolderInUseError || error instanceof ConfigurationError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
});
