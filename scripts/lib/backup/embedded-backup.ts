import { existsSync } from "node:fs";
import { type EmbeddedDatabase, openEmbedded } from "@/lib/db/embedded";
import { FolderInUseError } from "@/lib/db/folder-lock";
import { leaveNoTrace } from "@/lib/db/leave-no-trace";
import { describe, type Manifest } from "./manifest";
import { Refusal } from "./refusal";
import type { Write } from "./write-backup-file";

/**
 * Writes the embedded database of a folder as one archive.
 *
 * @throws Refusal when there is none, or Hearten is running on it
 */
export async function packEmbedded(folder: string, write: Write): Promise<Manifest> {
  if (!existsSync(folder))
    throw new Refusal(`There is no database in ${folder}: there is nothing to back up.`);
  const { pool, pack, close } = await opened(folder);
  try {
    const manifest = await describe(pool, "embedded");
    // The archive is of files: whoever was erased must not be in it.
    await leaveNoTrace(pool, "embedded");
    await write(await pack());
    return manifest;
  } finally {
    await close();
  }
}

function opened(folder: string): Promise<EmbeddedDatabase> {
  return openEmbedded(folder).catch((error: unknown) => {
    throw error instanceof FolderInUseError ? new Refusal(inUse(folder)) : error;
  });
}

export function inUse(folder: string): string {
  return `Hearten is running on ${folder}. Stop it (Ctrl+C where it was started), and run this again.`;
}
