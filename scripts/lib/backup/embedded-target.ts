import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { withPrisma } from "@/lib/db/client";
import { type EmbeddedDatabase, openPglite } from "@/lib/db/embedded";
import { FolderInUseError, lockFolder } from "@/lib/db/folder-lock";
import { inUse } from "./embedded-backup";
import type { BackupFile } from "./read-backup-file";
import { recordedErasures } from "./recorded-erasures";
import { Refusal } from "./refusal";
import type { Staged, Target } from "./target";

/**
 * The embedded database's folder, held for this process alone.
 *
 * @throws Refusal when Hearten is running on it
 */
export async function embeddedTarget(folder: string): Promise<Target> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    throw error instanceof FolderInUseError ? new Refusal(inUse(folder)) : error;
  });
  const replaced = `${folder}.replaced`;
  // Cut off between the two moves below: nothing was in its place yet.
  if (existsSync(replaced) && !existsSync(folder)) renameSync(replaced, folder);
  remove(replaced);
  return {
    name: folder,
    hasData: existsSync(folder),
    erasures: () => erasuresIn(folder),
    stage: (backup) => stage(folder, backup),
    release: async () => unlock(),
  };
}

async function stage(folder: string, backup: BackupFile): Promise<Staged> {
  const staging = `${folder}.restoring`;
  remove(staging);
  const { pool, close } = await unpacked(staging, backup);
  return {
    open: withPrisma(pool, close),
    swapIn: async () => {
      const replaced = `${folder}.replaced`;
      if (existsSync(folder)) renameSync(folder, replaced);
      renameSync(staging, folder);
      remove(replaced);
    },
    discard: async () => remove(staging),
  };
}

async function unpacked(staging: string, { manifest, payload }: BackupFile): Promise<EmbeddedDatabase> {
  try {
    return await openPglite({ dataDir: staging, loadDataDir: new Blob([await buffer(payload())]) });
  } catch (error) {
    remove(staging);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `The backup's files are of PostgreSQL ${manifest.serverVersion}, and this embedded database cannot open them (${reason}). Nothing was changed.`,
    );
  }
}

async function erasuresIn(folder: string): ReturnType<Target["erasures"]> {
  if (!existsSync(folder)) return [];
  try {
    const { pool, close } = await openPglite({ dataDir: folder });
    return await recordedErasures(pool).finally(close);
  } catch {
    // That it cannot be opened may be why a backup is restored.
    return undefined;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
