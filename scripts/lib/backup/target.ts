import type { Erasure } from "@/lib/data-rights/apply-erasures";
import type { OpenDatabase } from "@/lib/db/client";
import type { BackupFile } from "./read-backup-file";

/** Where a backup is restored to. Nobody else has it open until it is released. */
export interface Target {
  /** In words, for messages. */
  name: string;
  hasData: boolean;
  /** The erasures that are on record in what is there now; undefined when it can no longer be read. */
  erasures(): Promise<Erasure[] | undefined>;
  /** Unpacks a backup beside what is there. */
  stage(backup: BackupFile): Promise<Staged>;
  release(): Promise<void>;
}

/** A restored database that nobody uses yet. */
export interface Staged {
  open: OpenDatabase;
  /** Puts it in the place of what is there, all at once. */
  swapIn(): Promise<void>;
  discard(): Promise<void>;
}
