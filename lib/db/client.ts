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

/** A page or call answers within 3 s also where the database lets it wait: for a connection, a lock or a statement. */
const SERVING = {
  connectionTimeoutMillis: 1_800,
  lock_timeout: 700,
  statement_timeout: 2_000,
  // What a server that was cut off in the middle holds is free again then.
  idle_in_transaction_session_timeout: 30_000,
  // A connection that says nothing for so long is dead, and is let go.
  query_timeout: 20_000,
} satisfies pg.PoolConfig;

/**
 * Opens the configured database. On the embedded one this process becomes the folder's only opener.
 *
 * @param limits how long things may take; commands may take as long as they need
 */
export async function openDatabase(limits: pg.PoolConfig = {}): Promise<OpenDatabase> {
  const { database } = env();
  if (database.kind === "postgres") {
    const pool = new pg.Pool({
      Client,
      connectionString: database.url,
      max: 10,
      // The adapter reads timestamps as if the session were in UTC: make it so.
      options: "-c TimeZone=UTC",
      connectionTimeoutMillis: CONNECT_MS,
      ...limits,
    });
    // A connection that breaks while nobody uses it is replaced at the next use.
    pool.on("error", () => {});
    pool.on("release", letGoOnceReadOnly);
    return withPrisma(pool, () => pool.end());
  }
  const { openEmbedded } = await import("./embedded");
  const { pool, close } = await openEmbedded(database.folder);
  return withPrisma(pool, close);
}

/** What PostgreSQL tells of a connection at its start and whenever it changes. */
const READ_ONLY = new Set(["default_transaction_read_only", "in_hot_standby"]);

/** Knows whether it takes writes. */
class Client extends pg.Client {
  readonly #refuses = new Set<string>();

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on("parameterStatus", (told: { parameterName: string; parameterValue: string }) => {
      if (!READ_ONLY.has(told.parameterName)) return;
      if (told.parameterValue === "on") this.#refuses.add(told.parameterName);
      else this.#refuses.delete(told.parameterName);
    });
  }

  get isReadOnly(): boolean {
    return this.#refuses.size > 0;
  }
}

/** What was opened during a failover, or while there was no room, may never take a write: the next call gets a new one. */
function letGoOnceReadOnly(_error: unknown, client: pg.ClientBase): void {
  // The pool keeps none that is ending.
  if (client instanceof Client && client.isReadOnly) void client.end().catch(() => {});
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
  shared.heartenDatabase ??= openDatabase(SERVING).catch((error: unknown) => {
    shared.heartenDatabase = undefined;
    throw error;
  });
  return shared.heartenDatabase;
}

/** Lets tests and commands decide which open database `database()` hands out. */
export function shareDatabase(open: OpenDatabase | undefined): void {
  shared.heartenDatabase = open && Promise.resolve(open);
}

/** For what nobody waits for, and may have much to do: as long as it takes, up to the end of the connection's patience. */
export async function unhurried<Done>(work: (tx: Transaction) => Promise<Done>): Promise<Done> {
  const db = await database();
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
      return work(tx);
    },
    { timeout: SERVING.query_timeout },
  );
}
