import type pg from "pg";
import { z } from "zod";
import { now } from "@/lib/time/clock";
import { Refusal } from "./refusal";

/** What a backup says about itself. It names no member and holds no key. */
export const Manifest = z.object({
  format: z.literal("hearten-backup-1"),
  database: z.enum(["embedded", "postgres"]),
  takenAt: z.iso.datetime(),
  /** Major version of the PostgreSQL inside or behind it: its files and tools are of that version. */
  serverVersion: z.number().int().positive(),
  migrations: z.array(z.string()).min(1),
  /** Ids of the master keys without which members cannot be read. */
  masterKeyIds: z.array(z.string()),
  members: z.number().int().nonnegative(),
});

export type Manifest = z.infer<typeof Manifest>;

interface Row {
  version: string;
  migrations: string[] | null;
  keys: string[] | null;
  members: number;
}

/**
 * Describes an open database.
 *
 * @throws Refusal when it has no tables yet
 */
export async function describe(
  db: pg.Pool | pg.ClientBase,
  database: Manifest["database"],
): Promise<Manifest> {
  const made = await db.query<{ made: boolean }>(`SELECT to_regclass('"MemberKey"') IS NOT NULL AS made`);
  if (!made.rows[0]?.made) throw new Refusal("The database has no tables yet: there is nothing to back up.");
  const { rows } = await db.query<Row>(`SELECT
    current_setting('server_version_num') AS version,
    (SELECT array_agg(migration_name::text ORDER BY migration_name) FROM "_prisma_migrations"
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS migrations,
    (SELECT array_agg(DISTINCT "masterKeyId") FROM "MemberKey") AS keys,
    (SELECT count(*)::int FROM "User") AS members`);
  const [row] = rows;
  return Manifest.parse({
    format: "hearten-backup-1",
    database,
    takenAt: now().toISOString(),
    serverVersion: Math.floor(Number(row?.version) / 10_000),
    migrations: row?.migrations ?? [],
    masterKeyIds: row?.keys ?? [],
    members: row?.members,
  });
}
