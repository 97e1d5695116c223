import { existsSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";

const MEGABYTE = 1024 * 1024;
/** Below this the embedded database cannot be relied on to start: it stops in the middle, or waits for ever. */
const ROOM_TO_RUN = 4 * MEGABYTE;
/** What its files take when they are made. */
const ROOM_TO_BEGIN = 64 * MEGABYTE;

export class DiskFullError extends Error {
  constructor(folder: string) {
    super(
      `There's too little room left on the disk that holds ${folder}. Make some, then start Hearten again.`,
    );
    this.name = "DiskFullError";
  }
}

/** Whether there is room left on the disk of this folder, which may still have to be made. */
export function hasRoom(folder: string, needed = ROOM_TO_RUN): boolean {
  if (!existsSync(folder)) return hasRoom(dirname(folder), needed);
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= needed;
}

/** @throws DiskFullError unless an embedded database can be opened, or made, in this folder */
export function assertRoom(folder: string): void {
  const isThere = existsSync(join(folder, "PG_VERSION"));
  if (!hasRoom(folder, isThere ? ROOM_TO_RUN : ROOM_TO_BEGIN)) throw new DiskFullError(folder);
}
