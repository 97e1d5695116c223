import "server-only";
import pg from "pg";
import { env } from "@/lib/config/env";
import { database } from "@/lib/db/client";
import { hasRoom } from "@/lib/db/embedded";
import { isDatabaseAway, isDiskFull } from "@/lib/db/errors";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { now } from "@/lib/time/clock";

/** A request that takes this long has the database asked whether it is there; with its answer, within 3 s. */
const ASK_AFTER_MS = 1_100;
const PATIENCE_MS = 1_000;

/** How long a write that found no room is remembered. */
const REMEMBERED_MS = 60_000;

// Each route is bundled apart: they meet here.
const shared = globalThis as typeof globalThis & { heartenDiskFullAt?: number };

let asking: Promise<boolean> | undefined;

/** Whether the embedded database was found open; on a busy machine its opening takes seconds. */
let isOpen = false;

/** Whether the database answers a question now. Asked at once by many, it is asked once. */
export function databaseAnswers(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const late = new Error("no answer in time");
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), PATIENCE_MS);
  });
  try {
    await Promise.race([askDatabase(), patience]);
    return true;
  } catch (error) {
    // What is still being opened isn't ready; it has not failed.
    const isOpening = error === late && env().database.kind === "embedded" && !isOpen;
    const kind = error instanceof Error ? error.name : typeof error;
    if (!isOpening) log.error({ event: "database_unavailable", kind });
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether there is room to write: in the data folder, where it is used, and for the last minute's writes. */
export function diskHasRoom(): boolean {
  const { database: place, mail, dataDir } = env();
  if (now().getTime() - (shared.heartenDiskFullAt ?? 0) < REMEMBERED_MS) return false;
  const usesFolder = place.kind === "embedded" || mail.kind === "outbox";
  return !usesFolder || hasRoom(dataDir);
}

/** A server is asked on a connection of its own: that all others are busy says nothing of it. */
async function askDatabase(): Promise<void> {
  const { database: place } = env();
  if (place.kind === "embedded") {
    const db = await database();
    isOpen = true;
    await db.$queryRaw`SELECT 1`;
    return;
  }
  const client = new pg.Client({
    connectionString: place.url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
  } finally {
    void client.end().catch(() => {});
  }
}

/**
 * Does what needs the database, and gives up on it when the database is away, hangs or takes no writes.
 *
 * @throws AppError upstream_unavailable in the place of what failed for that reason
 */
export async function unlessDatabaseIsAway<Result>(work: () => Promise<Result>): Promise<Result> {
  const watch = new AbortController();
  try {
    return await Promise.race([work(), databaseGone(watch.signal)]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isDiskFull(error)) throw noRoom(error);
    if (isDatabaseAway(error) || !(await databaseAnswers())) throw away(error);
    throw error;
  } finally {
    watch.abort();
  }
}

/** Rejects once the database is found to hang. The embedded one is in this process: it may be busy, never away. */
function databaseGone(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (env().database.kind === "embedded") return;
    const timer = setInterval(async () => {
      if (!(await databaseAnswers())) reject(away());
    }, ASK_AFTER_MS);
    signal.addEventListener("abort", () => clearInterval(timer));
  });
}

function away(cause?: unknown): AppError {
  const message = "We can't reach what you've saved just now, but it's safe. Please try again in a moment.";
  return new AppError("upstream_unavailable", message, { retryAfterSeconds: 5, cause });
}

function noRoom(cause: unknown): AppError {
  log.error({ event: "disk_full" });
  shared.heartenDiskFullAt = now().getTime();
  const message =
    "There's no room to save anything just now. What you've saved already is safe. Please try again later.";
  return new AppError("upstream_unavailable", message, { retryAfterSeconds: 60, cause });
}
