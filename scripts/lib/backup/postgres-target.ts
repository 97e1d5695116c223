import pg from "pg";
import { withPrisma } from "@/lib/db/client";
import { connectPostgres, majorVersion } from "./connect-postgres";
import { addressOf, toolEnvironment } from "./postgres-address";
import { findTool, runTool } from "./postgres-tools";
import type { BackupFile } from "./read-backup-file";
import { recordedErasures } from "./recorded-erasures";
import { Refusal } from "./refusal";
import { makeDatabase, swapDatabases } from "./swap-databases";
import type { Staged, Target } from "./target";

/**
 * The database that an address names. It need not be there yet.
 *
 * @throws Refusal when somebody is connected to it
 */
export async function postgresTarget(url: string): Promise<Target> {
  const name = new pg.Client({ connectionString: url }).database ?? "";
  const present = await connectPostgres(url);
  const admin = await connectPostgres(addressOf(url, name === "postgres" ? "template1" : "postgres"));
  if (!admin) throw new Refusal("The server has neither a database postgres nor template1 to work from.");
  const release = async () => {
    await present?.end();
    await admin.end();
  };
  try {
    if (present) await assertAlone(present, name);
    const hasData = present ? await holdsTables(present) : false;
    return {
      name: `the database ${name}`,
      hasData,
      erasures: async () => (present ? recordedErasures(present) : []),
      stage: (backup) => stage({ url, name, admin, present }, backup),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

interface Place {
  url: string;
  name: string;
  admin: pg.Client;
  present: pg.Client | undefined;
}

async function stage(
  { url, name, admin, present }: Place,
  { manifest, payload }: BackupFile,
): Promise<Staged> {
  const staging = `${name}_restoring`;
  const tool = findTool("pg_restore", await majorVersion(admin));
  await makeDatabase(admin, staging, present ? name : undefined);
  const discard = async () => {
    await admin.query(`DROP DATABASE ${pg.escapeIdentifier(staging)} WITH (FORCE)`);
  };
  const address = addressOf(url, staging);
  try {
    const args = ["--exit-on-error", "--no-owner", "--no-privileges", "--no-password", `--dbname=${staging}`];
    await runTool(tool, { args, environment: toolEnvironment(address), input: payload() });
  } catch (error) {
    await discard();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `The backup of PostgreSQL ${manifest.serverVersion} could not be restored: ${reason}\nNothing was changed.`,
    );
  }
  const pool = new pg.Pool({ connectionString: address, max: 4, options: "-c TimeZone=UTC" });
  return {
    open: withPrisma(pool, () => pool.end()),
    swapIn: async () => {
      await present?.end();
      await swapDatabases(admin, name, staging, present !== undefined);
    },
    discard,
  };
}

async function assertAlone(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  const others = rows[0]?.others ?? 0;
  if (others === 0) return;
  const who = others === 1 ? "1 other connection" : `${others} other connections`;
  throw new Refusal(
    `The database ${name} is in use (${who}). Stop Hearten and whatever else is connected, and run this again.`,
  );
}

async function holdsTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'pgboss') LIMIT 1`,
  );
  return rows.length > 0;
}
