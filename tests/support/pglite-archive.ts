import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { openPglite } from "@/lib/db/embedded";
import { migrate } from "@/lib/db/migrate";

/** A PGlite folder with nothing in it, packed so that a copy opens in a fraction of the time. */
export async function emptyArchive(): Promise<Buffer> {
  const engine = await PGlite.create();
  const archive = await engine.dumpDataDir("none");
  await engine.close();
  return Buffer.from(await archive.arrayBuffer());
}

/** A migrated one, made from an empty one. */
export async function migratedArchive(empty: Blob): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "hearten-template-"));
  try {
    const { pool, close } = await openPglite({ dataDir: folder, loadDataDir: empty });
    await migrate(pool);
    await close();
    const engine = await PGlite.create({ dataDir: folder });
    const archive = await engine.dumpDataDir("none");
    await engine.close();
    return Buffer.from(await archive.arrayBuffer());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
