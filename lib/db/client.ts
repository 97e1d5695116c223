import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/env";

export type Database = PrismaClient;
/** What a transaction's steps are given. Inside one, the outer client would wait for itself. */
export type Transaction = Prisma.TransactionClient;

export interface OpenDatabase {
  prisma: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens the configured database. On the embedded one this process becomes the folder's only opener. */
export async function openDatabase(): Promise<OpenDatabase> {
  const { database } = env();
  if (database.kind === "postgres") {
    // The adapter reads timestamps as if the session were in UTC: make it so.
    const pool = new pg.Pool({ connectionString: database.url, max: 10, options: "-c TimeZone=UTC" });
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
  shared.heartenDatabase ??= openDatabase().catch((error: unknown) => {
    shared.heartenDatabase = undefined;
    throw error;
  });
  return shared.heartenDatabase;
}

/** Lets tests and commands decide which open database `database()` hands out. */
export function shareDatabase(open: OpenDatabase | undefined): void {
  shared.heartenDatabase = open && Promise.resolve(open);
}
