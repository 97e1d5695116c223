import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/config/env";

export type Database = PrismaClient;
/** What a transaction's steps are given. Inside one, the outer client would wait for itself. */
export type Transaction = Prisma.TransactionClient;

export interface OpenDatabase {
  prisma: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** How long a connection may take: to a server that hangs it would never come. */
const CONNECT_MS = 10_000;
/** What no page or call takes: a connection that says nothing for so long is dead, and is let go. */
const QUERY_MS = 20_000;

/**
 * Opens the configured database. On the embedded one this process becomes the folder's only opener.
 *
 * @param queryMs how long a statement may take; commands may take as long as they need
 */
export async function openDatabase(queryMs?: number): Promise<OpenDatabase> {
  const { database } = env();
  if (database.kind === "postgres") {
    const pool = new pg.Pool({
      connectionString: database.url,
      max: database.connections,
      // The adapter reads timestamps as if the session were in UTC: make it so.
      options: "-c TimeZone=UTC",
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: queryMs,
    });
    // A connection that breaks while nobody uses it is replaced at the next use.
    pool.on("error", () => {});
    return withPrisma(pool, () => pool.end());
  }
  const { openEmbedded } = await import("./embedded");
  const { pool, close } = await openEmbedded(database.folder);
  return withPrisma(pool, close);
}

/** Puts Prisma on an open pool. */
export function withPrisma(pool: pg.Pool, close: () => Promise<void>): OpenDatabase {
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    close: async () => {
      await prisma.$disconnect();
      await close();
    },
  };
}

// Middleware, handlers and pages are bundled apart but run in one process: they meet here.
const shared = globalThis as typeof globalThis & { heartenDatabase?: Promise<OpenDatabase> };

/** The process's one client, opened at first use. */
export async function database(): Promise<Database> {
  return (await sharedDatabase()).prisma;
}

export function sharedDatabase(): Promise<OpenDatabase> {
  shared.heartenDatabase ??= openDatabase(QUERY_MS).catch((error: unknown) => {
    shared.heartenDatabase = undefined;
    throw error;
  });
  return shared.heartenDatabase;
}

/** Lets tests and commands decide which open database `database()` hands out. */
export function shareDatabase(open: OpenDatabase | undefined): void {
  shared.heartenDatabase = open && Promise.resolve(open);
}
