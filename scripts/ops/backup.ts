import { statSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "@/lib/config/env";
import { packEmbedded } from "@/scripts/lib/backup/embedded-backup";
import { dumpPostgres } from "@/scripts/lib/backup/postgres-backup";
import { Refusal } from "@/scripts/lib/backup/refusal";
import { tellFailure } from "@/scripts/lib/backup/tell-failure";
import { whereKeysAre } from "@/scripts/lib/backup/where-keys-are";
import { writeBackupFile } from "@/scripts/lib/backup/write-backup-file";

/** Writes everything in the configured database into one new file. */
async function main(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0)
    throw new Refusal("Which file? For example: npm run backup -- ~/hearten.backup");
  const file = resolve(name);
  const { database } = env();
  const { members } = await writeBackupFile(file, (write) =>
    database.kind === "embedded" ? packEmbedded(database.folder, write) : dumpPostgres(database.url, write),
  );
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  console.log(`Backed up ${members === 1 ? "1 member" : `${members} members`} to ${file} (${size} MB).
It does not hold the keys, without which nobody can read it. They are in ${whereKeysAre(env())}:
keep a copy of them apart from the backup. Keep the newest output of npm run erasures:list too.`);
}

main().catch(tellFailure);
