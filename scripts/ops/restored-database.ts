import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { type Env, env } from "@/lib/config/env";
import { applyErasures, type Erasure, leaveNoTrace } from "@/lib/data-rights/erase-member";
import { type OpenDatabase, shareDatabase } from "@/lib/db/client";
import { FolderInUseError } from "@/lib/db/embedded";
import { hasMasterKey } from "@/lib/db/encryption/master-keys";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { jobs, type QueueName } from "@/lib/db/queue";
import { noteGivenUp } from "@/lib/jobs/work-on-queue";
import { noteDone } from "@/lib/mail/mail-history";
import { now } from "@/lib/time/clock";
import { Refusal } from "@/scripts/lib/trouble";

/** What it takes to live with a database: the migrations it has seen, and the master keys that open it. */
interface Contents {
  serverVersion: number;
  migrations: string[];
  masterKeyIds: string[];
  members: number;
}

/**
 * Describes an open database.
 *
 * @throws Refusal when it has no tables yet
 */
export async function contentsOf(pool: pg.Pool): Promise<Contents> {
  const made = await pool.query<{ made: boolean }>(`SELECT to_regclass('"MemberKey"') IS NOT NULL AS made`);
  if (!made.rows[0]?.made) throw new Refusal("The database has no tables yet: there is nothing in it.");
  const { rows } = await pool.query<Contents>(`SELECT
    current_setting('server_version_num')::int / 10000 AS "serverVersion",
    COALESCE((SELECT array_agg(migration_name::text ORDER BY migration_name) FROM "_prisma_migrations"
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL), '{}') AS migrations,
    COALESCE((SELECT array_agg(DISTINCT "masterKeyId") FROM "MemberKey"), '{}') AS "masterKeyIds",
    (SELECT count(*)::int FROM "User") AS members`);
  const [row] = rows;
  if (!row) throw new Error("The database describes itself by no row.");
  return row;
}

/**
 * Whether this code, with this configuration, can live with what a backup holds.
 *
 * @throws Refusal
 */
export function assertFits({
  migrations,
  masterKeyIds,
}: Pick<Contents, "migrations" | "masterKeyIds">): void {
  const known = new Set(migrationNames(join(process.cwd(), "prisma/migrations")));
  const newer = migrations.find((name) => !known.has(name));
  if (newer) {
    throw new Refusal(
      `This backup was made by a newer Hearten: its migration ${newer} is not known here. Update first.`,
    );
  }
  const missing = masterKeyIds.filter((id) => !hasMasterKey(id));
  if (missing.length > 0) {
    throw new Refusal(
      `Nobody could read this backup: its master key (${missing.join(", ")}) is not in ${whereKeysAre(env())}. ` +
        "Bring back the key that was kept apart from it.",
    );
  }
}

/** Says who has the embedded database of a folder open, where that is why it can't be opened here. */
export function refuseWhileOpen(folder: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Refusal(
      `Hearten is running on ${folder}. Stop it (Ctrl+C where it was started), and run this again.`,
    );
  };
}

/** Where the master keys that are in use come from, in words. */
export function whereKeysAre({ dataDir, dataEncryptionKeys }: Env): string {
  const file = join(dataDir, "secrets.json");
  return keysIn(file) === dataEncryptionKeys.join(",") ? file : "the variable DATA_ENCRYPTION_KEYS";
}

function keysIn(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>).DATA_ENCRYPTION_KEYS;
  } catch {
    return undefined;
  }
}

interface MadeReady {
  erased: number;
  /** Mails and batches that were waiting. */
  dropped: number;
}

/**
 * Makes a restored database fit for use, before anybody uses it: brings it up to the schema, takes out what must not
 * come back, erases again whoever is known to be erased, and leaves no trace of them.
 *
 * @param known erasures of which the backup may not know
 */
export async function makeReady(open: OpenDatabase, known: readonly Erasure[]): Promise<MadeReady> {
  shareDatabase(open);
  try {
    await migrate(open.pool);
    const dropped = await settle(open);
    const erased = await applyErasures(known);
    const { kind } = env().database;
    if (erased > 0 || kind === "embedded") await leaveNoTrace(open.pool, kind);
    return { erased, dropped };
  } finally {
    shareDatabase(undefined);
  }
}

/** What was done, for whoever did it. */
export function tellReady({ erased, dropped }: MadeReady): string[] {
  return [
    tellErased(erased),
    `Everybody will have to sign in again. Emails that were waiting then won't be sent: ${dropped}.`,
  ];
}

export function tellErased(erased: number): string {
  return erased === 1 ? "Erased 1 member again." : `Erased ${erased} members again.`;
}

/**
 * Takes out of a restored database, the one that is shared, what must not come back: sessions that may have been ended
 * since, links that may have been used to get into an account, and mails that waited then and have gone out since: they
 * count as sent, so that none is queued again under the same key.
 *
 * @returns how many mails and batches were waiting
 */
async function settle({ prisma }: OpenDatabase): Promise<number> {
  // What was given up is no waiting mail: it is kept for the admin to see.
  await noteGivenUp();
  const waiting = (await unfinished("mail")) + (await unfinished("newsletter"));
  const mails = await waitingMails();
  await jobs().clearStorage();
  await prisma.$transaction(async (tx) => {
    for (const id of mails) await noteDone(tx, id);
    await tx.session.deleteMany();
    await tx.mailToken.deleteMany({ where: { purpose: { in: ["reset_password", "change_email"] } } });
    await tx.mailDelivery.updateMany({ where: { state: "queued" }, data: { state: "failed" } });
    await tx.newsletter.updateMany({ where: { finishedAt: null }, data: { finishedAt: now() } });
  });
  return waiting;
}

function unfinished(queue: QueueName): Promise<number> {
  return jobs().getQueueSize(queue, { before: "completed" });
}

async function waitingMails(): Promise<string[]> {
  // What was in hand when the backup was made waits again.
  await jobs().expire();
  const ids: string[] = [];
  for (;;) {
    const found = await jobs().fetch("mail", { batchSize: 1000, ignoreStartAfter: true });
    if (found.length === 0) return ids;
    ids.push(...found.map(({ id }) => id));
  }
}
