import { beforeAll, beforeEach, expect, test } from "vitest";
import * as another from "@/app/api/quotes/[id]/another/route";
import * as favorite from "@/app/api/quotes/[id]/favorite/route";
import * as feedback from "@/app/api/quotes/[id]/feedback/route";
import * as favorites from "@/app/api/quotes/favorites/route";
import * as generate from "@/app/api/quotes/generate/route";
import * as recent from "@/app/api/quotes/recent/route";
import * as learnt from "@/app/api/user/learnt/route";
import * as stats from "@/app/api/user/stats/route";
import { unpackCheckIn } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { GeneratedQuote, LearntReply, QuoteList } from "@/lib/words/schema";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await member(open.prisma);
});

const HARD = { sleepQuality: 1, stressLevel: 5, timeOfDayPreference: "evening" };

async function checkIn(body: object = HARD): Promise<GeneratedQuote> {
  const reply = await call(generate, "POST", "/api/quotes/generate", { as: someone, body });
  return GeneratedQuote.strict().parse(reply.body);
}

const ask = (id: string, as = someone) =>
  call(another, "POST", `/api/quotes/${id}/another`, { as, params: { id } });
const tell = (id: string, body: object, as = someone) =>
  call(feedback, "POST", `/api/quotes/${id}/feedback`, { as, params: { id }, body });
const learntNow = async () =>
  LearntReply.parse((await call(learnt, "GET", "/api/user/learnt", { as: someone })).body).learnt;

test("Another text is for the same entry, at most three beside the first, and no two are alike", async () => {
  const texts = [await checkIn()];
  for (const left of [2, 1, 0]) {
    const reply = await ask(texts.at(-1)?.id ?? "");
    expect(reply.status).toBe(201);
    const quote = GeneratedQuote.strict().parse(reply.body);
    expect(quote.othersLeft).toBe(left);
    texts.push(quote);
  }
  expect(new Set(texts.map(({ text }) => text)).size).toBe(4);
  const refused = await ask(texts.at(-1)?.id ?? "");
  expect(refused.status).toBe(409);
  expect(await open.prisma.emotionalState.count({ where: { userId: someone.id } })).toBe(1);
});

test("The last text counts as the entry's quote, the others are kept, and any of them may be a favorite", async () => {
  const first = await checkIn();
  const second = GeneratedQuote.parse((await ask(first.id)).body);
  await call(favorite, "PATCH", `/api/quotes/${first.id}/favorite`, {
    as: someone,
    params: { id: first.id },
    body: { isFavorite: true },
  });
  const listed = QuoteList.parse((await call(recent, "GET", "/api/quotes/recent", { as: someone })).body);
  expect(listed.quotes.map(({ id }) => id)).toEqual([second.id]);
  const kept = QuoteList.parse((await call(favorites, "GET", "/api/quotes/favorites", { as: someone })).body);
  expect(kept.quotes.map(({ id }) => id)).toEqual([first.id]);
  expect((await call(stats, "GET", "/api/user/stats", { as: someone })).body).toMatchObject({
    totalQuotes: 1,
    totalEntries: 1,
    favoriteQuotes: 1,
  });
  await expectRebuildToChangeNothing();
});

test("A lost answer loses nothing: asked again of the text before, the present one comes back", async () => {
  const first = await checkIn();
  const second = GeneratedQuote.parse((await ask(first.id)).body);
  expect((await ask(first.id)).body).toMatchObject({ id: second.id, text: second.text, othersLeft: 2 });
});

test("What would help may be said anew with another text, and an unknown wish is named", async () => {
  const { id } = await checkIn({ ...HARD, wish: "step" });
  const said = (wish: string) =>
    call(another, "POST", `/api/quotes/${id}/another?wish=${wish}`, { as: someone, params: { id } });
  expect((await said("cake")).status).toBe(400);
  expect((await said("heard")).status).toBe(201);
  const file = await wishes();
  expect(file).toEqual(["heard"]);
});

test("Two who ask at once get the same text", async () => {
  const { id } = await checkIn();
  const [one, other] = await Promise.all([ask(id), ask(id)]);
  expect(GeneratedQuote.parse(one.body).id).toBe(GeneratedQuote.parse(other.body).id);
});

test("What helped is learnt, said in words, and steers nobody else", async () => {
  for (let turn = 0; turn < 3; turn += 1) await tell((await checkIn()).id, { helped: true });
  expect((await learntNow()).length).toBeGreaterThan(0);
  someone = await member(open.prisma);
  expect(await learntNow()).toEqual([]);
});

test("'Not quite' counts its reason, and a changed mind replaces what was said", async () => {
  const { id } = await checkIn();
  const taste = async () => (await readSummary(open.prisma, someone.id)).words.taste;
  await tell(id, { helped: false, because: "too_long" });
  expect((await taste()).because).toEqual({ too_long: 1 });
  await tell(id, { helped: true });
  const { because, length } = await taste();
  expect(because.too_long ?? 0).toBe(0);
  expect([...length.short, ...length.long].sort()).toEqual([0, 0, 0, 1]);
});

test("A reason belongs to words that did not help, and the field is named", async () => {
  const { id } = await checkIn();
  for (const body of [{ helped: true, because: "too_long" }, { helped: false, because: "dull" }, {}]) {
    const reply = await tell(id, body);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toMatch(/because|helped/);
  }
  expect(await open.prisma.quoteFeedback.count({ where: { userId: someone.id } })).toBe(0);
});

test("Forgetting clears what was learnt and all that it was learnt from", async () => {
  for (let turn = 0; turn < 3; turn += 1) await tell((await checkIn()).id, { helped: true });
  expect(await learntNow()).not.toEqual([]);
  const reply = await call(learnt, "DELETE", "/api/user/learnt", { as: someone });
  expect(reply.body).toEqual({ learnt: [] });
  expect(await learntNow()).toEqual([]);
  expect(await open.prisma.quoteFeedback.count({ where: { userId: someone.id } })).toBe(0);
});

test("Somebody else's quote is not found", async () => {
  const { id } = await checkIn();
  const stranger = await member(open.prisma);
  expect((await ask(id, stranger)).status).toBe(404);
  expect((await tell(id, { helped: true }, stranger)).status).toBe(404);
});

test("What would help is kept sealed with the entry, and an unknown wish is named", async () => {
  await checkIn({ ...HARD, wish: "heard" });
  expect(await wishes()).toEqual(["heard"]);
  const reply = await call(generate, "POST", "/api/quotes/generate", { as: someone, body: { wish: "cake" } });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ message: expect.stringContaining("wish") });
});

async function wishes() {
  const cipher = await memberCipher(open.prisma, someone.id);
  const rows = await open.prisma.emotionalState.findMany({ where: { userId: someone.id } });
  return rows.map(({ id, sealed }) => unpackCheckIn(cipher.open("EmotionalState", id, sealed)).wish);
}

async function expectRebuildToChangeNothing(): Promise<void> {
  const before = await readSummary(open.prisma, someone.id);
  const { summary } = await open.prisma.$transaction((tx) => rebuildSummary(tx, someone.id));
  expect(summary).toEqual(before);
}
