import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type pg from "pg";
import { env } from "@/lib/config/env";
import { type Erasure, parseErasures } from "@/lib/data-rights/erase-member";
import { withPrisma } from "@/lib/db/client";
import { type EmbeddedDatabase, lockFolder, openPglite } from "@/lib/db/embedded";
import { AppError } from "@/lib/ground/errors";
import { Refusal, tellFailure } from "../lib/trouble";
import { type BackupFile, readBackupFile } from "./backup-file";
import { assertFits, makeReady, refuseWhileOpen, tellReady } from "./restored-database";

const USAGE = "For example: npm run restore -- ~/hearten.backup --erasures ~/erasures [--replace]";

/** Puts a backup in the place of the embedded database. */
async function main(): Promise<void> {
  const { file, list, replace } = wish();
  const { database } = env();
  if (database.kind === "postgres")
    throw new Refusal("PostgreSQL is restored with its own pg_restore: the recipe is in docs/backups.md.");
  const erasures = list === undefined ? [] : await erasuresOnList(list);
  const backup = await readBackupFile(file);
  if (backup.manifest.database !== "embedded") {
    throw new Refusal(
      "This is a backup of PostgreSQL, but the configuration names the embedded database. A PostgreSQL can take it: " +
        "the recipe is in docs/backups.md.",
    );
  }
  assertFits(backup.manifest);
  const told = await restore(database.folder, backup, erasures, replace);
  console.log([...told, ...whatNext(list !== undefined)].join("\n"));
}

function wish(): { file: string; list: string | undefined; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: "boolean", default: false }, erasures: { type: "string" } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new Refusal("Which file?");
    return { file: resolve(file), list: values.erasures, replace: values.replace };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

async function erasuresOnList(path: string): Promise<Erasure[]> {
  try {
    return parseErasures(await readFile(path, "utf8"));
  } catch (error) {
    throw new Refusal(`${path}: ${error instanceof Error ? error.message : error} Nothing was restored.`);
  }
}

/**
 * Restores a backup beside what is there, makes it fit for use, and only then puts it in its place. Whatever fails
 * before leaves everything as it was.
 *
 * @returns what was done, in lines
 */
async function restore(
  folder: string,
  backup: BackupFile,
  erasures: readonly Erasure[],
  replace: boolean,
): Promise<string[]> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder).catch(refuseWhileOpen(folder));
  try {
    mendCutOff(folder);
    if (existsSync(folder) && !replace) {
      throw new Refusal(`There is data in ${folder} already. To put the backup in its place, add --replace.`);
    }
    const present = await erasuresIn(folder);
    const staging = `${folder}.restoring`;
    try {
      const { pool, close } = await unpacked(staging, backup);
      const open = withPrisma(pool, close);
      const work = await makeReady(open, [...erasures, ...(present ?? [])]).finally(open.close);
      swap(folder, staging);
      return story(backup.manifest, tellReady(work), present !== undefined);
    } catch (error) {
      remove(staging);
      // The billing service could not be told that an erased member is gone.
      throw error instanceof AppError ? new Refusal(`${error.message} Nothing was restored.`) : error;
    }
  } finally {
    unlock();
  }
}

/** Cut off between the two moves of a swap: nothing was in its place yet. */
function mendCutOff(folder: string): void {
  const replaced = `${folder}.replaced`;
  if (existsSync(replaced) && !existsSync(folder)) renameSync(replaced, folder);
  remove(replaced);
}

function swap(folder: string, staging: string): void {
  const replaced = `${folder}.replaced`;
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(staging, folder);
  remove(replaced);
}

async function unpacked(staging: string, { manifest, payload }: BackupFile): Promise<EmbeddedDatabase> {
  remove(staging);
  try {
    return await openPglite({ dataDir: staging, loadDataDir: new Blob([await buffer(payload())]) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `The backup's files are of PostgreSQL ${manifest.serverVersion}, and this embedded database cannot open them (${reason}). Nothing was changed.`,
    );
  }
}

/** The erasures that are on record in what is there now; undefined when it can no longer be read. */
async function erasuresIn(folder: string): Promise<Erasure[] | undefined> {
  if (!existsSync(folder)) return [];
  try {
    const { pool, close } = await openPglite({ dataDir: folder });
    return await recorded(pool).finally(close);
  } catch {
    // That it cannot be opened may be why a backup is restored.
    return undefined;
  }
}

/** None in a database that is not made for them. */
async function recorded(pool: pg.Pool): Promise<Erasure[]> {
  const { rows } = await pool.query<{ made: boolean }>(
    `SELECT to_regclass('"ErasureRecord"') IS NOT NULL AS made`,
  );
  if (!rows[0]?.made) return [];
  return (await pool.query<Erasure>(`SELECT "userId", "erasedAt" FROM "ErasureRecord"`)).rows;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function story(
  { takenAt, members }: BackupFile["manifest"],
  done: readonly string[],
  knowsPresentErasures: boolean,
): string[] {
  const lines = [
    `Restored the backup of ${takenAt}, with ${members === 1 ? "1 member" : `${members} members`}.`,
    ...done,
  ];
  if (!knowsPresentErasures)
    lines.push("What was there couldn't be read, nor who it has on record as erased.");
  return lines;
}

function whatNext(hadList: boolean): string[] {
  const lines: string[] = [];
  if (!hadList) {
    lines.push(
      "Before you start Hearten: erase again whoever was erased since, with the newest list of npm run erasures:list:",
      "  npm run erasures:apply -- LIST",
    );
  }
  if (env().billing.kind === "stripe") lines.push("Then: npm run billing:reconcile");
  return lines;
}

main().catch(tellFailure);
