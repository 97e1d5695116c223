import { findViewer, startSession } from "@/lib/access/session";
import type { Viewer } from "@/lib/access/viewer";
import { forgetCounts, listUsers, usersOverview } from "@/lib/admin/queries";
import { type OpenDatabase, openDatabase, shareDatabase, withPrisma } from "@/lib/db/client";
import { migrate } from "@/lib/db/migrate";
import { monthOf } from "@/lib/moods/calendar";
import { analytics, calendar, stats, year } from "@/lib/moods/queries";
import { memberStats } from "@/lib/newsletter/console/members";
import { localDate, now } from "@/lib/time/clock";
import { listEntries } from "@/lib/words/entries";
import { generateQuote } from "@/lib/words/generate-quote";
import { recentQuotes } from "@/lib/words/queries";
import { resurfaced } from "@/lib/words/resurfaced";
import { makeMember } from "@/prisma/seed/people";
import { freshDatabase } from "@/tests/e2e/support/databases";
import { linkedMember } from "@/tests/support/made-up-members";
import { postgresPool } from "@/tests/support/postgres";
import { backendMs, explained, statementsOf } from "../support/backends";
import { addCrowd, HISTORIES, type SealedSizes } from "../support/crowd";
import { insertHistory, TIME_ZONE } from "../support/history";
import { median, ratio } from "../support/load";
import type { Scale } from "../support/seeded";

const DAY = 86_400_000;
const TODAY = Math.floor(now().getTime() / DAY) * DAY;
const FEW_USERS = 1_000;
const ROUNDS = 12;
const A_ROUND = 60;

/** A database with members that can be opened, and how the first of them is signed in. */
interface Place extends OpenDatabase {
  token: string;
  adminId: string;
}

/** Compares what pages and consoles read in a database of nearly nobody with the same in a full one. */
async function main(): Promise<void> {
  const members = Number(process.env.SCALE_MEMBERS);
  const users = Number(process.env.SCALE_USERS);
  const small = await openDatabase();
  const full = await freshDatabase();
  const pool = postgresPool(full.url);
  const large = withPrisma(pool, () => pool.end());
  try {
    await migrate(pool);
    const began = performance.now();
    const few = await inhabited(small, { users: FEW_USERS, members: 0 });
    const many = await inhabited(large, { users, members });
    const fillSeconds = (performance.now() - began) / 1000;
    const vacuumSeconds = await vacuumed(many);
    await vacuumed(few);
    const measured: Scale = {
      fillSeconds,
      vacuumSeconds,
      ...(await sizes(many)),
      pages: await compared(few, many, PAGES),
      consoles: await compared(few, many, CONSOLES),
      recount: await recounted(many),
      slowest: await slowest(many),
    };
    console.log(JSON.stringify(measured));
  } finally {
    shareDatabase(undefined);
    await small.close();
    await large.close();
    await full.drop();
  }
}

async function inhabited(open: OpenDatabase, crowd: { users: number; members: number }): Promise<Place> {
  shareDatabase(open);
  const people = [];
  for (const [kind, { days, every }] of HISTORIES.entries())
    people.push(await someone(open, `kind-${kind}`, days, every));
  const [first = ""] = people;
  await addCrowd(open.pool, { ...crowd, sizes: await sealedSizes(open, people), today: TODAY });
  return { ...open, token: await startSession(first, null), adminId: first };
}

/** A member whose history was really sealed; its last days went through the app's own door. */
async function someone({ prisma }: OpenDatabase, name: string, days: number, every: number): Promise<string> {
  const person = { email: `${name}@bench.test`, password: "correct horse battery" };
  const { id } = await makeMember(prisma, { ...person, firstName: "Ada", lastName: "L" }, "active", now());
  const nextLevels = linkedMember(name);
  const ago = Array.from({ length: Math.ceil(days / every) }, (_, index) => days - index * every);
  const told = ago.map((day) => ({
    at: new Date(TODAY - day * DAY + 9 * 3_600_000),
    levels: nextLevels(),
    timeOfDay: "morning" as const,
  }));
  await insertHistory(prisma, id, told.slice(0, -10));
  for (const { at, ...day } of told.slice(-10))
    await generateQuote(id, TIME_ZONE, { ...day, idempotencyKey: null }, { at });
  return id;
}

async function sealedSizes({ pool }: OpenDatabase, people: readonly string[]): Promise<SealedSizes> {
  const { rows } = await pool.query<{ entry: number; quote: number }>(
    `SELECT (SELECT round(avg(octet_length("sealed")))::int FROM "EmotionalState") AS "entry",
       (SELECT round(avg(octet_length("sealed")))::int FROM "Quote") AS "quote"`,
  );
  const summaries = await pool.query<SealedSizes["summaries"][number]>(
    `SELECT octet_length("sealed") AS "since", octet_length("sealedHistory") AS "history",
       octet_length("sealedWords") AS "words"
     FROM "MemberSummary" ORDER BY array_position($1::uuid[], "userId")`,
    [people],
  );
  return { entry: rows[0]?.entry ?? 0, quote: rows[0]?.quote ?? 0, summaries: summaries.rows };
}

type Reads = Record<string, (viewer: Viewer, place: Place) => Promise<unknown>>;

/** What each page reads once it knows who asks. */
const PAGES: Reads = {
  dashboard: (viewer) =>
    Promise.all([
      calendar(viewer, monthOf(localDate(now(), viewer.timeZone))),
      recentQuotes(viewer.id, {}, 2),
      resurfaced(viewer),
    ]),
  progress: (viewer) => Promise.all([stats(viewer), year(viewer), listEntries(viewer.id, {}, 10)]),
  analytics: (viewer) => analytics(viewer),
};

const CONSOLES: Reads = {
  "users, first paint": () => usersOverview(),
  "users, a few found": (_, { adminId }) => listUsers(adminId, { q: "user-99-" }),
  "users, nobody found": (_, { adminId }) => listUsers(adminId, { q: "nobody-here" }),
  "users, a tenth found": (_, { adminId }) => listUsers(adminId, { q: "maya" }),
  "users, unverified": (_, { adminId }) => listUsers(adminId, { status: "unverified" }),
  "newsletter, figures": () => memberStats(),
};

/** Processor time of this process and of PostgreSQL's, both databases in turn in the same rounds. */
async function compared(few: Place, many: Place, reads: Reads): Promise<Scale["pages"]> {
  const figures: Scale["pages"] = {};
  for (const [name, read] of Object.entries(reads)) {
    const used = { few: [] as number[], many: [] as number[] };
    for (let round = -3; round < ROUNDS; round += 1) {
      const ms = { few: await costOf(few, read), many: await costOf(many, read) };
      if (round < 0) continue;
      used.few.push(ms.few);
      used.many.push(ms.many);
    }
    figures[name] = { ratio: ratio(used.many, used.few), few: median(used.few), many: median(used.many) };
  }
  return figures;
}

async function costOf(place: Place, read: Reads[string]): Promise<number> {
  shareDatabase(place);
  // What is kept of counts is kept by the process: here it stands for one on each database.
  forgetCounts();
  await visit(place, read);
  const before = await backendMs(place.pool);
  const own = process.cpuUsage();
  for (let times = 0; times < A_ROUND; times += 1) await visit(place, read);
  const { user, system } = process.cpuUsage(own);
  return ((user + system) / 1000 + (await backendMs(place.pool)) - before) / A_ROUND;
}

async function visit(place: Place, read: Reads[string]): Promise<void> {
  const viewer = await findViewer(place.token);
  if (!viewer) throw new Error("The benchmark's member is not signed in.");
  await read(viewer, place);
}

/** Milliseconds that the users' figures take when they are counted anew. */
async function recounted(place: Place): Promise<number> {
  shareDatabase(place);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    forgetCounts();
    const began = performance.now();
    await usersOverview();
    times.push(performance.now() - began);
  }
  return median(times);
}

async function slowest(place: Place): Promise<Scale["slowest"]> {
  shareDatabase(place);
  const found: Scale["slowest"] = [];
  for (const [name, read] of Object.entries({ ...PAGES, ...CONSOLES })) {
    forgetCounts();
    for (const statement of await statementsOf(place.pool, () => visit(place, read)))
      found.push({ name, text: statement.text, ...(await explained(place.pool, statement)) });
  }
  const once = [...new Map(found.map((each) => [each.text, each])).values()];
  return once.sort((one, other) => other.ms - one.ms).slice(0, 8);
}

async function vacuumed({ pool }: OpenDatabase): Promise<number> {
  const began = performance.now();
  await pool.query("VACUUM (ANALYZE)");
  return (performance.now() - began) / 1000;
}

async function sizes({ pool }: OpenDatabase): Promise<Pick<Scale, "checkIns" | "tables">> {
  const { rows } = await pool.query<Scale["tables"][number]>(
    `SELECT relname AS "name", reltuples::float8 AS "rows", pg_table_size(oid)::float8 AS "table",
       pg_indexes_size(oid)::float8 AS "indexes"
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     ORDER BY pg_total_relation_size(oid) DESC LIMIT 10`,
  );
  const count = await pool.query<{ checkIns: number }>(
    `SELECT count(*)::int AS "checkIns" FROM "EmotionalState"`,
  );
  return { checkIns: count.rows[0]?.checkIns ?? 0, tables: rows };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
