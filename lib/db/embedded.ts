import { closeSync, existsSync, lstatSync, mkdirSync, openSync, realpathSync, statfsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";

export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** All of its files as one archive (tar, gzip), which PGlite's `loadDataDir` takes back. */
  pack(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * PostgreSQL inside this process, its files in `folder`.
 *
 * @throws FolderInUseError when another process has the folder open, DiskFullError when it has no room there
 */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  // PGlite neither makes parents nor keeps others out of its files.
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  assertRoom(folder);
  const unlock = await lockFolder(folder);
  try {
    const { pool, pack, close } = await openPglite({ dataDir: folder });
    return {
      pool,
      pack,
      close: async () => {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PostgreSQL takes 128 MB for its buffers unless told. The system keeps the files at hand anyway. */
const START = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** PGlite behind a node-postgres pool, which is what Prisma's official adapter speaks. */
export async function openPglite(options: PGliteOptions): Promise<EmbeddedDatabase> {
  const engine = await PGlite.create({ startParams: START, ...options, extensions: { pg_trgm } });
  const config = createPgConfig(engine);
  ignoreTypeParsers(config.connection);
  const pool = new pg.Pool({
    ...(config as unknown as pg.PoolConfig),
    // The engine has one wire: a second client would talk into the first one's answer.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  });
  return {
    pool,
    pack: async () => new Uint8Array(await (await engine.dumpDataDir("gzip")).arrayBuffer()),
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

/** Prisma's adapter hands `types: { getTypeParser }` with each query where PGlite expects a list of type ids. */
function ignoreTypeParsers(connection: unknown): void {
  const wire = connection as { parse(query: { types?: unknown }): void };
  const parse = wire.parse.bind(wire);
  wire.parse = (query) => parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
}

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
