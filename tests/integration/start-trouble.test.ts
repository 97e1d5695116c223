import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { isPostgres, storedDatabase, within } from "@/tests/support/database";
import { member } from "@/tests/support/people";
import { onServer } from "@/tests/support/postgres";
import { type Ending, run } from "@/tests/support/program";

const OTHER_KEY = Buffer.alloc(32, "another master key").toString("base64");

/** What a start runs before its server. */
const prepare = (environment: Record<string, string>): Promise<Ending> =>
  run("scripts/ops/migrate.ts", ["--check-keys"], environment);

/** One line for whoever sits before it, and no secret in it. */
function expectSentence({ code, stderr }: Ending, sentence: RegExp): void {
  expect(code).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).not.toContain("secret");
}

test("A start without its database ends in a sentence, whether nobody answers or it hangs", async () => {
  const url = (port: number) => `postgresql://hearten:secret@127.0.0.1:${port}/hearten`;
  expectSentence(await prepare({ DATABASE_URL: url(1) }), /127\.0\.0\.1:1 can't be reached \(ECONNREFUSED\)/);

  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expectSentence(await prepare({ DATABASE_URL: url(port) }), /can't be reached \(no answer\)/);
  for (const socket of sockets) socket.destroy();
  silent.close();
}, 80_000);

test("A start with a master key that does not open what is there ends in a sentence", async () => {
  const stored = await storedDatabase();
  try {
    expect((await prepare({ ...stored.environment, DATA_ENCRYPTION_KEYS: OTHER_KEY })).code).toBe(0);
    await within(stored, ({ prisma }) => member(prisma));
    const refused = await prepare({ ...stored.environment, DATA_ENCRYPTION_KEYS: OTHER_KEY });
    expectSentence(refused, /^DATA_ENCRYPTION_KEYS is missing the master key [0-9a-f]{16}, /);
    expect((await prepare(stored.environment)).code).toBe(0);
  } finally {
    await stored.remove();
  }
}, 120_000);

test("A start on a full disk ends in a sentence, with a database and without one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearten-full-"));
  const full = join(folder, "full");
  const disk = {
    DATA_DIR: join(folder, "data"),
    FULL_DISK: full,
    NODE_OPTIONS: `--import=${resolve("tests/support/programs/full-disk.mjs")}`,
  };
  try {
    writeFileSync(full, "");
    expectSentence(await prepare(disk), /^There's too little room left on the disk that holds /);
    rmSync(full);
    expect((await prepare(disk)).code).toBe(0);
    writeFileSync(full, "");
    expectSentence(await prepare(disk), /^There's too little room left on the disk that holds /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

test("A start on a database of a newer Hearten, or one that another process has open, ends in a sentence", async () => {
  const stored = await storedDatabase();
  try {
    await within(stored, async ({ pool }) => {
      if (!isPostgres()) expectSentence(await prepare(stored.environment), /already open in another process/);
      await pool.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at)
        VALUES ('later', '', '99990101000000_later', now())`);
    });
    expectSentence(
      await prepare(stored.environment),
      /^A newer Hearten has .* 99990101000000_later is not known/,
    );
    await within(stored, ({ pool }) =>
      pool.query(`UPDATE "_prisma_migrations" SET finished_at = NULL WHERE id = 'later'`),
    );
    expectSentence(await prepare(stored.environment), /^Migration 99990101000000_later failed earlier/);
  } finally {
    await stored.remove();
  }
}, 120_000);

test("A start whose data would lie behind a file ends in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearten-file-"));
  writeFileSync(join(folder, "file"), "");
  try {
    const DATA_DIR = join(folder, "file", "data");
    expectSentence(
      await prepare({ DATA_DIR }),
      /^Hearten keeps its data in .*data, which can't be used \(ENOTDIR\)/,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test.skipIf(!isPostgres())(
  "A start that the database's server turns away ends in a sentence",
  async () => {
    const stored = await storedDatabase();
    const told = "DATABASE_URL" in stored.environment ? stored.environment.DATABASE_URL : "";
    const changed = (change: Partial<URL>) =>
      prepare({ DATABASE_URL: Object.assign(new URL(told), change).href });
    const role = `hearten_${randomBytes(6).toString("hex")}`;
    const as = { username: role, password: "secret" };
    const onIt = (sql: string) => onServer(told, sql);
    const name = new URL(told).pathname.slice(1);
    try {
      expectSentence(await changed({ password: "secret" }), /refuses the user or password in DATABASE_URL/);
      expectSentence(await changed({ pathname: "/nowhere" }), /^There is no database nowhere at /);
      await onIt(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
      expectSentence(await changed(as), /^The user in DATABASE_URL may not make tables/);
      await onIt(`ALTER ROLE ${role} CONNECTION LIMIT 0`);
      expectSentence(await changed(as), /can't be reached \(53300\)/);
      await onIt(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
      expectSentence(await changed({}), / is read-only\.\n$/);
    } finally {
      await stored.remove();
      await onServer(
        Object.assign(new URL(told), { pathname: "/postgres" }).href,
        `DROP ROLE IF EXISTS ${role}`,
      );
    }
  },
  120_000,
);
