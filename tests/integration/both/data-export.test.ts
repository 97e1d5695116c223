import { beforeAll, beforeEach, expect, test } from "vitest";
import * as exporting from "@/app/api/user/data-export/route";
import { DEFAULT_LEVELS, packLevels, unpackLevels } from "@/lib/check-ins/levels";
import { HELD_ROWS } from "@/lib/data-rights/held-rows";
import type { OpenDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { LIMITS } from "@/lib/limits/consume";
import { openQuote, sealFeedback, sealQuote } from "@/lib/words/stored-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { fullMember } from "@/tests/support/full-member";
import { LAPSED, type Member, member } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";

let open: OpenDatabase;
let count = 0;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
  await fullMember(open.prisma, "somebody-else@hearten.test");
});

beforeEach(async () => {
  someone = await fullMember(open.prisma, `exporter-${++count}@hearten.test`);
});

type Row = Record<string, unknown>;

const ask = (as: Browser) => call(exporting, "GET", "/api/user/data-export", { as });

async function exported(as: Browser): Promise<Record<string, Row[]>> {
  const reply = await ask(as);
  expect(reply.status).toBe(200);
  return JSON.parse(reply.text) as Record<string, Row[]>;
}

/** The models of the schema as the client knows them. */
function models(): Record<string, { fields: { name: string; kind: string; type: string }[] }> {
  return Reflect.get(open.prisma, "_runtimeDataModel").models;
}

/** What opens no door when it is left out: a secret in the member's hands, or a key to what is exported anyway. */
const SECRET = new Set([
  ...["hash", "tokenHash", "wrapped", "credentialId", "publicKey", "codeHash", "keyHash"],
  ...["sealed", "sealedLine", "sealedName", "sealedSecret", "sealedHistory", "sealedWords"],
]);
/** By what a row is a member's. */
const KEYS = ["userId", "email", "actorId", "subjectId", "sentById", "customerId", "emailHash"];

/** Every row of a table in which the member's id, address, customer or trial stands. */
async function rowsAbout(model: string, of: Member): Promise<Row[]> {
  const { customerId } = await open.prisma.subscription.findUniqueOrThrow({ where: { userId: of.id } });
  const { rows } = await open.pool.query<Row>(`SELECT * FROM "${model}"`);
  const marks = new Set<unknown>([of.id, of.email, customerId]);
  const isAbout = (row: Row) =>
    KEYS.some((key) => marks.has(row[key])) || (model === "User" && row.id === of.id);
  return rows.filter(isAbout);
}

const asJson = (row: Row): Row =>
  JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.has(name)))));

test("Every model of the schema is answered for, by a list in the file or by a reason why not", () => {
  expect(Object.keys(HELD_ROWS).sort()).toEqual(Object.keys(models()).sort());
  for (const [model, held] of Object.entries(HELD_ROWS)) {
    if (!("nothing" in held)) continue;
    const fields = models()[model]?.fields.map((field) => field.name) ?? [];
    const columns = model === "ErasureRecord" ? [] : fields;
    expect([model, KEYS.filter((key) => columns.includes(key))]).toEqual([model, []]);
  }
});

test("The file holds the database's rows about the member, row for row, and nobody else's", async () => {
  const file = await exported(someone);
  for (const [model, held] of Object.entries(HELD_ROWS)) {
    if ("nothing" in held || model === "TrialUse" || model === "MailToken") continue;
    const stored = (await rowsAbout(model, someone)).map(asJson);
    const found = (file[held.name] ?? []).map((row) => {
      const names = new Set(Object.keys(stored[0] ?? {}));
      return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
    });
    const inOrder = (rows: Row[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
    expect([model, stored.length > 0]).toEqual([model, true]);
    expect([model, inOrder(found)]).toEqual([model, inOrder(stored)]);
  }
  expect(file.trialUses).toHaveLength(1);
  expect(file.mailedLinks?.map((link) => link.purpose).sort()).toEqual([
    "confirm_newsletter",
    "unsubscribe_newsletter",
  ]);
  expect(JSON.stringify(file)).not.toContain("somebody-else@hearten.test");
});

test("What is stored sealed stands in it open", async () => {
  const db = open.prisma;
  const file = await exported(someone);
  const cipher = await memberCipher(db, someone.id);
  const where = { userId: someone.id };
  const states = await db.emotionalState.findMany({ where, orderBy: { id: "asc" } });
  expect(file.checkIns?.map((row) => row.levels)).toEqual(
    states.map(({ id, sealed }) => unpackLevels(cipher.open("EmotionalState", id, sealed))),
  );
  expect(file.checkIns?.map((row) => row.line)).toEqual([null, null, "A walk by the river"]);
  const quotes = await db.quote.findMany({ where, orderBy: { id: "asc" } });
  expect(file.quotes?.map(({ text, reason, gives, passage }) => ({ text, reason, gives, passage }))).toEqual(
    quotes.map(({ id, sealed }) => openQuote(cipher, id, sealed)),
  );
  expect(file.quoteFeedback?.map(({ helped, because }) => [helped, because])).toEqual(
    quotes.map(() => [false, "too_long"]),
  );
  const insights = await db.insight.findMany({ where, orderBy: { id: "asc" } });
  expect(file.insights?.map((row) => row.text)).toEqual(
    insights.map(({ id, sealed }) => cipher.open("Insight", id, sealed)),
  );
  expect(file.insights?.length).toBeGreaterThan(0);
  expect(file.pushSubscriptions?.map((row) => row.endpoint)).toEqual([
    `https://fcm.googleapis.com/fcm/send/${someone.id}`,
  ]);
  expect(file.checkInReminder).toMatchObject([
    { time: "07:45", secondTime: "18:00", days: [1, 5], unlessCheckedIn: false },
  ]);
  expect(file.summary).toEqual([expect.objectContaining({ totals: expect.any(Array), favorites: 3 })]);
});

test("No secret stands in it: no hash of a password, a session or a link, and no key", async () => {
  const { text } = await ask(someone);
  const db = open.prisma;
  const where = { userId: someone.id };
  const secrets = [
    (await db.password.findUniqueOrThrow({ where })).hash,
    ...(await db.session.findMany({ where })).map((row) => row.tokenHash),
    ...(await db.mailToken.findMany({ where })).map((row) => row.tokenHash),
    Buffer.from((await db.memberKey.findUniqueOrThrow({ where })).wrapped).toString("base64"),
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test("It is a JSON file, named for the day", async () => {
  const { headers } = await ask(someone);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="hearten-everything-\d{4}-\d\d-\d\d\.json"$/,
  );
});

test("A history of several pages comes whole, each entry once", async () => {
  const cipher = await memberCipher(open.prisma, someone.id);
  await open.prisma.emotionalState.createMany({
    data: Array.from({ length: 1_001 }, (_, index) => {
      const id = newId();
      const localDate = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);
      const sealed = cipher.seal("EmotionalState", id, packLevels(DEFAULT_LEVELS));
      return { id, userId: someone.id, localDate, timeOfDay: "morning" as const, sealed };
    }),
  });
  const ids = (await exported(someone)).checkIns?.map((row) => row.id) ?? [];
  expect([ids.length, new Set(ids).size]).toEqual([1_004, 1_004]);
});

test("What was said of quotes comes whole, each once, and is read in pages", async () => {
  const cipher = await memberCipher(open.prisma, someone.id);
  const before = await open.prisma.quoteFeedback.count({ where: { userId: someone.id } });
  const { id: emotionalStateId } = await open.prisma.emotionalState.findFirstOrThrow({
    where: { userId: someone.id },
  });
  const quotes = Array.from({ length: 1_001 }, (_, index) => {
    const id = newId();
    const sealed = sealQuote(cipher, id, { text: "Enough", reason: "" });
    const variant = 100 + index;
    const source = "library" as const;
    return { id, userId: someone.id, emotionalStateId, variant, isCurrent: false, source, sealed };
  });
  await open.prisma.quote.createMany({ data: quotes });
  await open.prisma.quoteFeedback.createMany({
    data: quotes.map(({ id, userId }) => {
      return { quoteId: id, userId, sealed: sealFeedback(cipher, id, { helped: true, because: null }) };
    }),
  });
  const ids = (await exported(someone)).quoteFeedback?.map((row) => row.quoteId) ?? [];
  expect([ids.length, new Set(ids).size]).toEqual([1_001 + before, 1_001 + before]);

  const held = HELD_ROWS.QuoteFeedback;
  if ("nothing" in held) throw new Error("What was said of quotes is held.");
  const sizes: number[] = [];
  const holder = { id: someone.id, email: someone.email, emailVerified: true };
  for await (const rows of held.rows(open.prisma, holder)) sizes.push(rows.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

test.each([...Object.values(LAPSED), "none" as const])(
  "A member without access (%s) still gets their data",
  async (state) => {
    const lapsed = await member(open.prisma, state);
    expect((await exported(lapsed)).account).toMatchObject([{ id: lapsed.id, email: lapsed.email }]);
  },
);

test("Signed out there is nothing to export, and a member may not ask without end", async () => {
  expect((await ask(newBrowser())).status).toBe(401);
  for (let time = 0; time < LIMITS.export_member.points; time += 1) {
    expect((await ask(someone)).status).toBe(200);
  }
  expect((await ask(someone)).status).toBe(429);
});
