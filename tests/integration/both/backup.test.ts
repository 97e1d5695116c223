import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseMember } from "@/lib/data-rights/erase-member";
import { type OpenDatabase, withPrisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { jobs } from "@/lib/db/queue";
import { queueMail } from "@/lib/mail/queue-mail";
import { readBackupFile, writeBackupFile } from "@/scripts/ops/backup-file";
import {
  contents,
  isPostgres,
  type StoredDatabase,
  storedDatabase,
  storedInFolder,
  within,
} from "@/tests/support/database";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { bytesUnder } from "@/tests/support/files";
import { fullMember } from "@/tests/support/full-member";
import { type Member, member } from "@/tests/support/people";
import { databaseUrl, dropDatabase, postgresPool } from "@/tests/support/postgres";
import { type Ending, run } from "@/tests/support/program";
import { hasPostgresTools, recipe } from "@/tests/support/recipe";

/** What a restored database has not as it was: who was signed in, and mails that waited. */
const SETTLED = ["Session", "PushSubscription", "MailToken", "MailDelivery", "Newsletter", "SettledMail"];
const CANARY = "Canary-of-whoever-leaves";

let folder: string;
let file: string;
let list: string;
let stored: StoredDatabase;
/** Erased after the backup: one on record in the database that is replaced, one on the list alone. */
let onRecord: Member;
let onList: Member;
/** With a billing service that these programs do not reach: they cannot be erased. */
let paying: Member;
let staying: Member;
let before: Record<string, string>;
/** How many mails were about to go out. */
let waiting: number;

/** On PostgreSQL both are what docs/backups.md says, word for word. */
const backup = (to = file): Promise<Ending> =>
  "DATABASE_URL" in stored.environment
    ? recipe("Back up", { ...stored.environment, BACKUP: to, ERASURES: join(folder, "printed") })
    : run("scripts/ops/backup.ts", [to], stored.environment);

interface Wish {
  from?: string;
  erasures?: string;
  into?: StoredDatabase;
  more?: Record<string, string>;
  isTyped?: boolean;
}

/** In the place of what is there. */
const replace = ({
  from = file,
  erasures,
  into = stored,
  more = {},
  isTyped = false,
}: Wish = {}): Promise<Ending> => {
  const heading = "Restore in the place of what is there";
  if ("DATABASE_URL" in into.environment)
    return recipe(heading, recipeSettings(into, from, erasures, more), isTyped);
  return restoreFile([from, "--replace"], erasures, into, more);
};

/** Where nothing is yet. */
const restoreInto = (into: StoredDatabase): Promise<Ending> =>
  "DATABASE_URL" in into.environment
    ? recipe("Restore where nothing is yet", recipeSettings(into, file))
    : restoreFile([file], undefined, into);

const restoreFile = (args: string[], erasures?: string, into = stored, more = {}): Promise<Ending> =>
  run("scripts/ops/restore.ts", erasures ? [...args, "--erasures", erasures] : args, {
    ...into.environment,
    ...more,
  });

/** The recipe adds to the list: each run gets a copy. */
function recipeSettings(into: StoredDatabase, from: string, erasures?: string, more = {}) {
  const copy = join(folder, `list-${newId()}`);
  writeFileSync(copy, erasures ? readFileSync(erasures) : "");
  const address = "DATABASE_URL" in into.environment ? into.environment.DATABASE_URL : "";
  return { DATABASE_URL: address, BACKUP: from, ERASURES: copy, ...more };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hearten-backup-"));
  [file, list] = [join(folder, "hearten.backup"), join(folder, "erasures")];
  stored = await storedDatabase();
  before = await within(stored, async (open) => {
    staying = await fullMember(open.prisma, "staying@hearten.test");
    onRecord = await fullMember(open.prisma, "on-record@canary.test");
    onList = await member(open.prisma, "active", "on-list@canary.test");
    const leaving = { id: { in: [onRecord.id, onList.id] } };
    await open.prisma.user.updateMany({ where: leaving, data: { lastName: CANARY } });
    paying = await member(open.prisma, "active", "paying@hearten.test");
    await open.prisma.subscription.update({ where: { userId: paying.id }, data: { provider: "stripe" } });
    await addWaiting(open);
    waiting = await jobs().getQueueSize("mail");
    return contents(open.pool);
  });
  writeFileSync(list, `${onList.id} 2026-11-20T08:00:00.000Z\n`);
});

afterAll(async () => {
  await stored?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A mail and a newsletter that are about to go out, and a link that opens an account. */
async function addWaiting({ prisma }: OpenDatabase): Promise<void> {
  const letter = { template: "passwordChanged", to: { userId: staying.id, email: staying.email } } as const;
  await prisma.$transaction((tx) => queueMail(tx, letter, { key: "waiting" }));
  const sent = await prisma.newsletter.create({ data: { id: newId(), subject: "S", content: "C" } });
  await prisma.mailDelivery.create({ data: { id: newId(), newsletterId: sent.id, email: staying.email } });
  const link = { id: newId(), purpose: "reset_password", tokenHash: "a link", userId: staying.id } as const;
  await prisma.mailToken.create({ data: link });
}

/** A place where nothing is yet, on the database that the tests run on. */
async function emptyPlace(): Promise<StoredDatabase> {
  if ("DATABASE_URL" in stored.environment) {
    const name = `hearten_restored_${newId().slice(-12)}`;
    const { DATABASE_URL: server } = stored.environment;
    const address = databaseUrl(server, name);
    return {
      environment: { DATABASE_URL: address },
      open: async () => {
        const pool = postgresPool(address);
        return withPrisma(pool, () => pool.end());
      },
      remove: () => dropDatabase(server, name),
    };
  }
  const place = await storedInFolder();
  rmSync(join(dataFolder(place), "database"), { recursive: true });
  return place;
}

function dataFolder({ environment }: StoredDatabase): string {
  return "DATA_DIR" in environment ? environment.DATA_DIR : "";
}

/** Everything that the tables of every schema hold, and the files where they are ours. */
async function everything(place: StoredDatabase): Promise<Buffer> {
  const parts = await within(place, async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname IN ('public', 'pgboss') OR tablename = 'pg_statistic'`,
    );
    const texts: Buffer[] = [];
    for (const { name } of rows) {
      const all = await pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
      texts.push(...all.rows.map(({ text }) => Buffer.from(`${text}\n`)));
    }
    return texts;
  });
  const data = dataFolder(place);
  return Buffer.concat(data ? [...parts, bytesUnder(data)] : parts);
}

/** On PostgreSQL this takes the server's own tools, which not every machine with a server has. */
const hasTools = (): Promise<boolean> | boolean =>
  "DATABASE_URL" in stored.environment ? hasPostgresTools(stored.environment.DATABASE_URL) : true;

const unsettled = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([table]) => !SETTLED.includes(table)));

test("What was backed up comes back row for row, with nobody signed in and nothing sent twice", async (context) => {
  if (!(await hasTools())) context.skip();
  const saved = await backup();
  expect(saved).toMatchObject({ code: 0 });
  if (!isPostgres()) expect(saved.stdout).toMatch(/^Backed up 4 members/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await backup();
  expect(again.code).not.toBe(0);
  expect(again.stderr).toMatch(/exist/);
  expect(readFileSync(file).includes(TEST_ENVIRONMENT.DATA_ENCRYPTION_KEYS)).toBe(false);

  const place = await emptyPlace();
  try {
    const { code, stdout } = await restoreInto(place);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Erased 0 members again\.\nEverybody will have to sign in again\./);
    if (!isPostgres()) expect(stdout).toMatch(/with 4 members\.\n[\s\S]*npm run erasures:apply -- LIST/);
    await within(place, async ({ prisma, pool }) => {
      expect(unsettled(await contents(pool))).toEqual(unsettled(before));
      expect(await prisma.session.count()).toBe(0);
      expect(await prisma.mailToken.count({ where: { purpose: "reset_password" } })).toBe(0);
      expect(await prisma.mailToken.count({ where: { purpose: "unsubscribe_newsletter" } })).toBe(2);
      expect(await prisma.mailDelivery.count({ where: { state: "queued" } })).toBe(0);
      expect(await prisma.newsletter.count({ where: { finishedAt: null } })).toBe(0);
      for (const queue of ["mail", "newsletter", "mail-failed"])
        expect(await jobs().getQueueSize(queue, { before: "failed" })).toBe(0);
      // They count as sent: queued again under the same keys, they would not go out.
      expect(await prisma.settledMail.count({ where: { reason: null, template: null } })).toBe(waiting);
    });
  } finally {
    await place.remove();
  }
}, 120_000);

test("A backup that is cut off, whose key is missing or that would replace data unasked is refused and changes nothing", async (context) => {
  if (!existsSync(file)) context.skip();
  const half = join(folder, "half");
  await copyFile(file, half);
  truncateSync(half, Math.floor(statSync(file).size / 2));
  const key = Buffer.alloc(32, "another master key").toString("base64");
  if (isPostgres()) await copyFile(`${file}.sha256`, `${half}.sha256`);
  const cut = await replace({ from: half });
  expect(cut).toMatchObject({ code: 1 });
  expect(cut.stdout + cut.stderr).toMatch(isPostgres() ? /FAILED/ : /is not a whole backup of Hearten/);
  expect(await replace({ more: { DATA_ENCRYPTION_KEYS: key } })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Nobody could read this backup/),
  });
  if (!isPostgres()) {
    const other = join(folder, "of-postgres");
    const { manifest } = await readBackupFile(file);
    await writeBackupFile(other, async () => ({ ...manifest, database: "postgres" }));
    expect(await replace({ from: other })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^This is a backup of PostgreSQL, .*docs\/backups\.md/),
    });
  }
  const unasked = isPostgres() ? await restoreInto(stored) : await restoreFile([file]);
  expect(unasked.code).toBe(1);
  expect(unasked.stderr).toMatch(isPostgres() ? /already exists/ : /There is data in .* --replace/);
  expect(await within(stored, ({ pool }) => contents(pool))).toEqual(before);
}, 120_000);

test("When somebody who was erased cannot be erased again nothing is restored, and nothing left lying about", async (context) => {
  if (!existsSync(file)) context.skip();
  const impossible = join(folder, "impossible");
  writeFileSync(impossible, `${paying.id} 2026-11-20T08:00:00.000Z\n`);
  const refused = await replace({ erasures: impossible });
  expect(refused.code).toBe(1);
  if (!isPostgres()) expect(refused.stderr).toMatch(/Nothing was restored\.$/m);
  await within(stored, async ({ pool }) => {
    expect(await contents(pool)).toEqual(before);
    const beside = `SELECT datname FROM pg_database WHERE datname LIKE current_database() || '\\_%'`;
    expect((await pool.query(beside)).rows).toEqual([]);
  });
  const data = dataFolder(stored);
  if (data) expect(readdirSync(data)).toEqual(["database", "database.held"]);
}, 120_000);

test("While somebody has the database open nothing is restored, and only PostgreSQL is backed up", async (context) => {
  if (!existsSync(file)) context.skip();
  const open = await stored.open();
  await open.prisma.user.count();
  const refused = await replace();
  const saved = await backup(join(folder, "in-use.backup"));
  await open.close();
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/Stop (it|Hearten)/);
  expect(saved.code).toBe(isPostgres() ? 0 : 1);
  if (!isPostgres()) expect(saved.stderr).toMatch(/^Hearten is running on .* Stop it/);
}, 120_000);

test("Whoever was erased after the backup, by the list or on record in what is replaced, is nowhere after a restore", async (context) => {
  if (!existsSync(file)) context.skip();
  await within(stored, async ({ prisma }) => {
    await eraseMember(onRecord.id, null);
    await prisma.quote.deleteMany({ where: { userId: staying.id } });
  });
  expect(await replace({ erasures: list, isTyped: true })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Erased 2 members again\./),
  });
  const all = await everything(stored);
  for (const text of [CANARY, onRecord.email, onList.email, "canary.test"])
    expect(all.includes(text)).toBe(false);
  expect(all.includes(staying.email)).toBe(true);
  const left = await within(stored, ({ prisma }) =>
    prisma.user.findMany({ select: { id: true, _count: { select: { quotes: true } } } }),
  );
  expect(left).toContainEqual({ id: staying.id, _count: { quotes: 3 } });
  expect(left.map(({ id }) => id).sort()).toEqual([staying.id, paying.id].sort());
}, 120_000);
