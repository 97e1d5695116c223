import { closeSync, lstatSync, openSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is already open in another process. ` +
        "Stop that one first, give this one another DATA_DIR, or set DATABASE_URL.",
    );
    this.name = "FolderInUseError";
  }
}

/**
 * Holds a folder for this process alone until the process ends, however it ends: two processes on one PGlite folder
 * lose data silently. The system keeps the lock itself (`fcntl`, `LockFileEx`), on a file beside the folder and for as
 * long as that file is open here. The file stays: whoever removed it could remove it under another's lock.
 *
 * @returns lets the folder go
 * @throws FolderInUseError, or whatever kept the lock from being taken
 */
export async function lockFolder(folder: string): Promise<() => void> {
  // A server on PostgreSQL does without it, on systems that it does not know as well.
  const { tryLock } = await import("fs-native-extensions");
  const file = openSync(`${realName(folder)}.held`, "a+", 0o600);
  try {
    if (!tryLock(file)) throw new FolderInUseError(folder);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(file);
    isHeld = false;
  };
}

/** One name for the folder, by whichever it was called, also before it is made. A link into nothing has none. */
function realName(folder: string): string {
  if (lstatSync(folder, { throwIfNoEntry: false })) return realpathSync.native(folder);
  return join(realpathSync.native(dirname(folder)), basename(folder));
}
