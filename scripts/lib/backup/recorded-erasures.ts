import type pg from "pg";
import type { Erasure } from "@/lib/data-rights/apply-erasures";

/** The erasures on record in a database; none in one that is not made for them. */
export async function recordedErasures(db: pg.Pool | pg.ClientBase): Promise<Erasure[]> {
  const { rows } = await db.query<{ made: boolean }>(
    `SELECT to_regclass('"ErasureRecord"') IS NOT NULL AS made`,
  );
  if (!rows[0]?.made) return [];
  return (await db.query<Erasure>(`SELECT "userId", "erasedAt" FROM "ErasureRecord"`)).rows;
}
