import { type Env, env } from "@/lib/config/env";
import { applyErasures, type Erasure } from "@/lib/data-rights/apply-erasures";
import { type OpenDatabase, shareDatabase } from "@/lib/db/client";
import { leaveNoTrace } from "@/lib/db/leave-no-trace";
import { migrate } from "@/lib/db/migrate";
import { AppError } from "@/lib/ground/errors";
import { assertFits } from "./assert-fits";
import { embeddedTarget } from "./embedded-target";
import type { Manifest } from "./manifest";
import { postgresTarget } from "./postgres-target";
import { readBackupFile } from "./read-backup-file";
import { Refusal } from "./refusal";
import { settle } from "./settle";
import type { Target } from "./target";
import { whereKeysAre } from "./where-keys-are";

interface Wish {
  file: string;
  /** Erasures of which the backup may not know. */
  erasures: readonly Erasure[];
  replace: boolean;
}

export interface Restored {
  manifest: Manifest;
  erased: number;
  /** Mails and batches that were waiting. */
  dropped: number;
  /** Whether the erasures on record in what was replaced could be read; true where there was nothing. */
  knowsPresentErasures: boolean;
}

/**
 * Restores a backup beside what is there, makes it fit for use, and only then puts it in its place. Whatever fails
 * before leaves everything as it was.
 *
 * @throws Refusal
 */
export async function restoreBackup({ file, erasures, replace }: Wish): Promise<Restored> {
  const { database } = env();
  const backup = await readBackupFile(file);
  assertFits(backup.manifest, database.kind, whereKeysAre(env()));
  const target = await claim(database);
  try {
    if (target.hasData && !replace) {
      throw new Refusal(
        `There is data in ${target.name} already. To put the backup in its place, add --replace.`,
      );
    }
    const present = await target.erasures();
    const staged = await target.stage(backup);
    const known = [...erasures, ...(present ?? [])];
    try {
      const work = await madeReady(staged.open, known);
      await staged.swapIn();
      return { manifest: backup.manifest, ...work, knowsPresentErasures: present !== undefined };
    } catch (error) {
      await staged.discard();
      // The billing service could not be told that an erased member is gone.
      throw error instanceof AppError ? new Refusal(`${error.message} Nothing was restored.`) : error;
    }
  } finally {
    await target.release();
  }
}

function claim(database: Env["database"]): Promise<Target> {
  return database.kind === "embedded" ? embeddedTarget(database.folder) : postgresTarget(database.url);
}

async function madeReady(
  open: OpenDatabase,
  known: readonly Erasure[],
): Promise<{ erased: number; dropped: number }> {
  shareDatabase(open);
  try {
    await migrate(open.pool);
    const dropped = await settle(open);
    const erased = await applyErasures(known);
    const { kind } = env().database;
    if (erased > 0 || kind === "embedded") await leaveNoTrace(open.pool, kind);
    return { erased, dropped };
  } finally {
    shareDatabase(undefined);
    await open.close();
  }
}
