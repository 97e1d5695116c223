import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "@/lib/config/env";
import { leaveNoTrace } from "@/lib/data-rights/erase-member";
import { openEmbedded } from "@/lib/db/embedded";
import { now } from "@/lib/time/clock";
import { Refusal, tellFailure } from "../lib/trouble";
import { type Manifest, type Write, writeBackupFile } from "./backup-file";
import { contentsOf, refuseWhileOpen, whereKeysAre } from "./restored-database";

/** Writes everything in the embedded database into one new file. */
async function main(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0)
    throw new Refusal("Which file? For example: npm run backup -- ~/hearten.backup");
  const file = resolve(name);
  const { database } = env();
  if (database.kind === "postgres")
    throw new Refusal("PostgreSQL is backed up with its own pg_dump: the recipe is in docs/backups.md.");
  const { members } = await writeBackupFile(file, (write) => pack(database.folder, write));
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  console.log(`Backed up ${members === 1 ? "1 member" : `${members} members`} to ${file} (${size} MB).
It does not hold the keys, without which nobody can read it. They are in ${whereKeysAre(env())}:
keep a copy of them apart from the backup. Keep the newest output of npm run erasures:list too.`);
}

async function pack(folder: string, write: Write): Promise<Manifest> {
  if (!existsSync(folder))
    throw new Refusal(`There is no database in ${folder}: there is nothing to back up.`);
  const { pool, pack, close } = await openEmbedded(folder).catch(refuseWhileOpen(folder));
  try {
    const contents = await contentsOf(pool);
    // The archive is of files: whoever was erased must not be in it.
    await leaveNoTrace(pool, "embedded");
    await write(await pack());
    return { format: "hearten-backup-1", database: "embedded", takenAt: now().toISOString(), ...contents };
  } finally {
    await close();
  }
}

main().catch(tellFailure);
