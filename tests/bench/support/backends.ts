import { readFile } from "node:fs/promises";
import type pg from "pg";

/** Processor milliseconds that this database's connections have used; 0 where the system doesn't tell. */
export async function backendMs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database() AND "backend_type" = 'client backend'`,
  );
  const used = rows.map(async ({ pid }) => {
    const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "0");
    return Number(text.split(" ")[0]) / 1e6;
  });
  return (await Promise.all(used)).reduce((sum, ms) => sum + ms, 0);
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that some work sends, each once. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = new Map<string, Statement>();
  const query = pool.query;
  const note = (...[asked, values]: [string | pg.QueryConfig, unknown[]?]) => {
    const text = typeof asked === "string" ? asked : asked.text;
    sent.set(text, { text, values: (typeof asked === "string" ? values : asked.values) ?? values ?? [] });
  };
  pool.query = ((...args: [string, unknown[]]) => {
    note(...args);
    return Reflect.apply(query, pool, args);
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return [...sent.values()].filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text));
}

interface Plan {
  Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number };
  "Execution Time": number;
}

/** What a statement takes in the database: its time, and the 8 kB blocks that it looks at. */
export async function explained(
  pool: pg.Pool,
  { text, values }: Statement,
): Promise<{ ms: number; blocks: number }> {
  const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`;
  // The first time brings into memory what is on disk.
  await pool.query(explain, values);
  const { rows } = await pool.query<{ "QUERY PLAN": Plan[] }>(explain, values);
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!plan) throw new Error("PostgreSQL explained nothing.");
  const { "Shared Hit Blocks": hit, "Shared Read Blocks": read } = plan.Plan;
  return { ms: plan["Execution Time"], blocks: hit + read };
}
