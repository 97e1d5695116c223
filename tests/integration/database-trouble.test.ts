import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { type OpenDatabase, shareDatabase, sharedDatabase } from "@/lib/db/client";
import { readSummary } from "@/lib/moods/stored-summary";
import { generateQuote } from "@/lib/words/generate-quote";
import { contents, isPostgres, type StoredDatabase, storedDatabase } from "@/tests/support/database";
import { admin, type Member, member } from "@/tests/support/people";
import { databaseUrl } from "@/tests/support/postgres";
import { call, type Handlers, type Reply } from "@/tests/support/request";
import { sampleCalls } from "@/tests/support/sample-calls";
import { startTcpProxy, type TcpProxy } from "@/tests/support/tcp-proxy";

// What a server can run into; the embedded database is in this process.
const onPostgres = test.skipIf(!isPostgres());

vi.setConfig({ testTimeout: 60_000 });

const WITHIN_MS = 3_000;
/** What every call with a session reads before it begins. */
const OF_SESSION = ["Session", "User", "MemberKey", "Subscription"];

let stored: StoredDatabase;
/** Straight to the server, beside what the app uses. */
let direct: OpenDatabase;
let proxy: TcpProxy;
let role: string;
let database: string;
let owner: Member;
let keeper: Member;
let calls: Sampled[];

interface Sampled {
  name: string;
  answers: number;
  ask(): Promise<Reply>;
}

beforeAll(async () => {
  if (!isPostgres()) return;
  stored = await storedDatabase();
  direct = await stored.open();
  const url = new URL("DATABASE_URL" in stored.environment ? stored.environment.DATABASE_URL : "");
  database = url.pathname.slice(1);
  role = `hearten_${randomBytes(6).toString("hex")}`;
  const { rows } = await direct.pool.query<{ name: string }>("SELECT current_user AS name");
  await direct.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}' IN ROLE "${rows[0]?.name}"`);
  await direct.pool.query(TRIGGERS);
  proxy = await startTcpProxy(Number(url.port || 5432));
  Object.assign(url, { username: role, password: role, hostname: "127.0.0.1", port: String(proxy.port) });
  process.env.DATABASE_URL = databaseUrl(url.href, database);
  owner = await member(direct.prisma);
  keeper = await admin(direct.prisma);
  calls = await everyCall();
});

afterAll(async () => {
  if (!isPostgres()) return;
  await (await sharedDatabase()).close();
  shareDatabase(undefined);
  await proxy.close();
  await direct.pool.query(`DROP ROLE ${role}`);
  await direct.close();
  await stored.remove();
});

/** Each write runs into what `trouble` does at the moment. */
const TRIGGERS = `
  CREATE FUNCTION trouble() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
  CREATE SEQUENCE trouble_at;
  DO $$ DECLARE one regclass; BEGIN
    FOR one IN SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    LOOP
      EXECUTE format('CREATE TRIGGER trouble BEFORE INSERT OR UPDATE OR DELETE ON %s EXECUTE FUNCTION trouble()', one);
    END LOOP;
  END $$`;

const SHUT_DOWN = "PERFORM pg_terminate_backend(pg_backend_pid())";

function eachWrite(does: string): Promise<unknown> {
  return direct.pool.query(`CREATE OR REPLACE FUNCTION trouble() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN ${does}; RETURN NULL; END $$`);
}

const works = () => eachWrite("NULL");

/** As a server does that lets nobody stay: the next connections find what was set. */
function endConnections(): Promise<unknown> {
  return direct.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = $2`,
    [database, role],
  );
}

interface Trouble {
  /** What the database does. */
  name: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** Whether what waits may get through once it is over, although its caller was told to come again. */
  goesOn?: boolean;
}

let holder: pg.PoolClient;

const TROUBLES: readonly Trouble[] = [
  { name: "does not answer", begin: () => proxy.set("hang"), end: () => proxy.set("pass"), goesOn: true },
  {
    name: "refuses connections",
    begin: () => proxy.set("refuse"),
    end: () => proxy.set("pass"),
    goesOn: true,
  },
  {
    name: "has no connection left",
    begin: () => direct.pool.query(`ALTER ROLE ${role} CONNECTION LIMIT 0`).then(endConnections),
    end: () => direct.pool.query(`ALTER ROLE ${role} CONNECTION LIMIT -1`),
    goesOn: true,
  },
  {
    name: "is cut off in the middle of what it writes",
    begin: async () => {
      await eachWrite("PERFORM pg_sleep(1)");
      void delay(300).then(() => proxy.set("refuse"));
    },
    end: () => works().then(() => proxy.set("pass")),
    goesOn: true,
  },
  { name: "is locked by somebody", begin: lockAll, end: unlock },
  { name: "hangs in each write", begin: () => eachWrite("PERFORM pg_sleep(30)"), end: works },
  {
    name: "is read-only",
    begin: () => setReadOnly("on").then(endConnections),
    end: () => setReadOnly("off"),
  },
  {
    name: "has no room",
    begin: () => eachWrite("RAISE EXCEPTION 'no space' USING ERRCODE = '53100'"),
    end: works,
  },
  { name: "is shut down in each write", begin: () => eachWrite(SHUT_DOWN), end: works },
];

const setReadOnly = (is: "on" | "off") =>
  direct.pool.query(`ALTER DATABASE ${database} SET default_transaction_read_only = ${is}`);

async function lockAll(): Promise<void> {
  const all = Object.keys(await contents(direct.pool));
  const list = (tables: string[]) => tables.map((table) => `"${table}"`).join();
  const others = all.filter((table) => !OF_SESSION.includes(table));
  holder = await direct.pool.connect();
  await holder.query("BEGIN");
  await holder.query(`LOCK TABLE ${list(others)}, pgboss.job IN ACCESS EXCLUSIVE MODE`);
  await holder.query(`LOCK TABLE ${list(OF_SESSION)} IN EXCLUSIVE MODE`);
}

async function unlock(): Promise<void> {
  await holder.query("ROLLBACK");
  holder.release();
}

/** A call of each method of each path, as whoever may. */
async function everyCall(): Promise<Sampled[]> {
  const direct_ = direct;
  shareDatabase(direct_);
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "morning" as const, idempotencyKey: null };
  const quote = await generateQuote(owner.id, "UTC", checkIn);
  const deleted = await generateQuote(owner.id, "UTC", checkIn);
  shareDatabase(undefined);
  const owned = { quoteId: quote.id, checkInId: quote.checkInId, deletedId: deleted.checkInId };
  const samples = Object.entries(sampleCalls(owned)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, sample]) => ({ path, method: method as "GET", sample })),
  );
  return Promise.all(
    samples.map(async ({ path, method, sample }) => {
      const handlers: Handlers = await import(resolve("app/api", path, "route.ts"));
      const access = Reflect.get(handlers[method] ?? {}, "access");
      const { cookies } = access === "admin" ? keeper : owner;
      const ask = () => call(handlers, method, sample.path, { ...sample, as: { cookies: new Map(cookies) } });
      return { name: `${method} ${path}`, answers: sample.answers, ask };
    }),
  );
}

beforeEach(async () => {
  if (isPostgres()) await direct.prisma.rateLimit.deleteMany();
});

onPostgres.each(TROUBLES)(
  "While the database $name, every call says so within 3 s, and once it is well the next one works",
  async ({ name, begin, end, goesOn }) => {
    expect((await checkIn(`before ${name}`)).status).toBe(201);
    const before = await written();
    await begin();
    const replies = await inWaves().finally(end);
    expect(replies.filter((reply) => !isTold(reply))).toEqual([]);
    if (!goesOn) expect(await written()).toEqual(before);
    const after = await checkIn(`after ${name}`);
    expect(after.status).toBe(201);
  },
);

/** Twice as many as there are connections. */
const AT_ONCE = 20;

async function inWaves(): Promise<Told[]> {
  const replies: Told[] = [];
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    replies.push(...(await Promise.all(calls.slice(at, at + AT_ONCE).map(asked))));
  }
  return replies;
}

/** All but the tries and visits that are counted beside a call, which may go through once the database is back. */
async function written(): Promise<Record<string, string>> {
  const { RateLimit: _tries, AuditRecord: _visits, ...others } = await contents(direct.pool);
  return others;
}

interface Told {
  name: string;
  answers: number;
  status: number;
  took: number;
  body: unknown;
  retryAfter: string | null;
}

async function asked({ name, answers, ask }: Sampled): Promise<Told> {
  const started = performance.now();
  const { status, body, headers } = await ask();
  const took = Math.round(performance.now() - started);
  return { name, answers, status, took, body, retryAfter: headers.get("retry-after") };
}

function isTold({ name, status, took, body, retryAfter }: Told): boolean {
  if (took >= WITHIN_MS) return false;
  if (status < 500) return true;
  // What watches the server is told what fails.
  if (name === "GET health") return status === 503;
  return status === 503 && Number(retryAfter) > 0 && typeof Object(body).message === "string";
}

function checkIn(key: string): Promise<Reply> {
  const headers = { "Idempotency-Key": key.replaceAll(" ", "-") };
  return call(generate, "POST", "/api/quotes/generate", { as: owner, body: {}, headers });
}

/** More than a check-in makes. */
const WRITES = 10;

onPostgres(
  "Shut down in any of its writes, a check-in is whole or not there, and its retry finds it",
  async () => {
    const entries = () => direct.prisma.emotionalState.count({ where: { userId: owner.id } });
    const statuses: number[] = [];
    for (let at = 1; at <= WRITES; at++) {
      const before = await entries();
      await direct.pool.query("SELECT setval('trouble_at', 1)");
      await eachWrite(`IF nextval('trouble_at') = ${at + 1} THEN ${SHUT_DOWN}; END IF`);
      const { status } = await checkIn(`shut down at ${at}`);
      statuses.push(status);
      await works();
      const kept = await entries();
      if (status === 201) expect(kept).toBe(before + 1);
      const { totals } = await readSummary(direct.prisma, owner.id);
      expect(totals[0]).toBe(kept);
      expect((await checkIn(`shut down at ${at}`)).status).toBe(201);
      expect(await entries()).toBe(before + 1);
    }
    expect(new Set(statuses)).toEqual(new Set([503, 201]));
    expect(statuses.at(-1)).toBe(201);
  },
);
