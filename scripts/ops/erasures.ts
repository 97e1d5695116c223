import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { env } from "@/lib/config/env";
import { applyErasures, type Erasure, leaveNoTrace, parseErasures } from "@/lib/data-rights/erase-member";
import { openDatabase, shareDatabase } from "@/lib/db/client";
import { Refusal, tellFailure } from "../lib/trouble";
import { assertFits, contentsOf, makeReady, tellErased, tellReady } from "./restored-database";

/** `list` prints who was erased; `apply LIST` erases them again; `apply LIST --restored` right after pg_restore. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { restored: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [verb, file] = positionals;
  if (verb === "list") return list();
  if (verb !== "apply") throw new Refusal("Which? npm run erasures:list or npm run erasures:apply -- LIST");
  const known = file ? await erasuresOnList(file) : [];
  return values.restored ? makeRestoredReady(known) : apply(known);
}

/** @throws Refusal when the list can't be read, or says something else */
async function erasuresOnList(file: string): Promise<Erasure[]> {
  try {
    return parseErasures(await readFile(file, "utf8"));
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

/** Prints which members were erased and when, to be kept beside the backups and given to `apply`. */
async function list(): Promise<void> {
  const { prisma, close } = await openDatabase();
  try {
    const records = await prisma.erasureRecord.findMany({ orderBy: { erasedAt: "asc" } });
    for (const { userId, erasedAt } of records) console.log(`${userId} ${erasedAt.toISOString()}`);
  } finally {
    await close();
  }
}

/**
 * Erases again whoever is on record as erased, as after a restored backup. A backup knows nothing of what came after
 * it, so the list that `list` printed can be given as a file.
 */
async function apply(known: readonly Erasure[]): Promise<void> {
  const open = await openDatabase();
  shareDatabase(open);
  try {
    const erased = await applyErasures(known);
    // A server that is in use gives the places of deleted rows away by itself.
    if (erased > 0 && env().database.kind === "embedded") await leaveNoTrace(open.pool, "embedded");
    console.log(tellErased(erased));
  } finally {
    shareDatabase(undefined);
    await open.close();
  }
}

/** As `apply`, in a database that pg_restore has just filled and nobody uses yet: takes out what must not come back. */
async function makeRestoredReady(known: readonly Erasure[]): Promise<void> {
  const open = await openDatabase();
  try {
    assertFits(await contentsOf(open.pool));
    await assertAlone(open.pool);
    console.log(tellReady(await makeReady(open, known)).join("\n"));
    if (env().billing.kind === "stripe") console.log("Once it is in its place: npm run billing:reconcile");
  } finally {
    await open.close();
  }
}

async function assertAlone(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  if ((rows[0]?.others ?? 0) === 0) return;
  throw new Refusal(
    "The database is in use. Stop Hearten and whatever else is connected, and run this again.",
  );
}

main().catch(tellFailure);
