import type pg from "pg";

/** Every table of the database, the migrator's own aside. */
export async function tables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'
      ORDER BY table_name`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows each table has, and the newest change of those that change in place: equal means nothing was written. */
export async function contents(pool: pg.Pool): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const table of await tables(pool)) {
    const { rows } = await pool.query<{ digest: string | null }>(
      `SELECT md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS digest FROM "${table}" t`,
    );
    all[table] = rows[0]?.digest ?? "empty";
  }
  return all;
}
