import { afterAll, beforeAll, expect, test } from "vitest";
import * as generate from "@/app/api/quotes/generate/route";
import * as recent from "@/app/api/quotes/recent/route";
import * as stats from "@/app/api/user/stats/route";
import { recordChoices } from "@/lib/consent/record-choices";
import type { OpenDatabase } from "@/lib/db/client";
import { GeneratedQuote, QuoteList } from "@/lib/words/schema";
import { type AnthropicServer, startAnthropicServer } from "@/tests/support/anthropic-server";
import { useFreshDatabase } from "@/tests/support/database";
import { member } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;
let vendor: AnthropicServer;

beforeAll(async () => {
  vendor = await startAnthropicServer();
  process.env.ANTHROPIC_BASE_URL = vendor.url;
  process.env.ANTHROPIC_API_KEY = vendor.apiKey;
  process.env.QUOTE_FALLBACK = "none";
  open = await useFreshDatabase();
});

afterAll(() => vendor.close());

test("A check-in whose words cannot be written is kept, and asked again gets its quote", async () => {
  const someone = await member(open.prisma);
  const ask = () =>
    call(generate, "POST", "/api/quotes/generate", {
      as: someone,
      body: { sleepQuality: 2 },
      headers: { "Idempotency-Key": "stubborn" },
    });

  vendor.respond({ kind: "serverError" });
  const failed = await ask();
  expect(failed.status).toBe(503);
  expect(failed.body).toEqual({
    message: expect.stringContaining("Your check-in is saved"),
    support: false,
    supportLine: false,
  });
  expect(await open.prisma.emotionalState.count({ where: { userId: someone.id } })).toBe(1);
  expect(await open.prisma.quote.count({ where: { userId: someone.id } })).toBe(0);
  expect((await call(stats, "GET", "/api/user/stats", { as: someone })).body).toMatchObject({
    totalEntries: 1,
    totalQuotes: 0,
  });

  vendor.respond({ kind: "normal" });
  const answered = await ask();
  expect(answered.status).toBe(201);
  expect(GeneratedQuote.parse(answered.body).source).toBe("ai");
  const entries = await open.prisma.emotionalState.findMany({
    where: { userId: someone.id },
    select: { quotes: { select: { id: true, model: true, inputTokens: true, outputTokens: true } } },
  });
  const { id } = GeneratedQuote.parse(answered.body);
  expect(entries).toEqual([
    { quotes: [{ id, model: "claude-haiku-5-5", inputTokens: 812, outputTokens: 58 }] },
  ]);
  const { quotes } = QuoteList.parse((await call(recent, "GET", "/api/quotes/recent", { as: someone })).body);
  expect(quotes.map((quote) => quote.id)).toEqual([id]);
});

test("A check-in that calls for care says so although its words cannot be written", async () => {
  const someone = await member(open.prisma);
  vendor.respond({ kind: "serverError" });
  const reply = await call(generate, "POST", "/api/quotes/generate", {
    as: someone,
    body: { hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 },
  });

  expect(reply.status).toBe(503);
  expect(reply.body).toMatchObject({ support: true, supportLine: false });
});

test("The words of a failure carry nothing of what was sent or answered", async () => {
  const someone = await member(open.prisma);
  vendor.respond({ kind: "refusal" });
  const reply = await call(generate, "POST", "/api/quotes/generate", { as: someone, body: {} });

  expect(reply.status).toBe(503);
  expect(reply.text).not.toMatch(/anthropic|claude|refus|api key/i);
});

test("What is sent to write a quote names nobody", async () => {
  const someone = await member(open.prisma);
  vendor.respond({ kind: "normal" });
  await call(generate, "POST", "/api/quotes/generate", { as: someone, body: {} });

  const sent = JSON.stringify(vendor.requests.at(-1));
  for (const secret of [someone.id, someone.email, "Ada", "Lovelace"]) expect(sent).not.toContain(secret);
});

test.each([
  ["was never asked", []],
  ["said no to AI", [false]],
  ["said yes, and then no", [true, false]],
])("Of a member who %s nothing reaches the model", async (_, choices) => {
  const someone = await member(open.prisma);
  await open.prisma.consent.deleteMany({ where: { userId: someone.id } });
  for (const ai_quotes of choices) await recordChoices(open.prisma, { userId: someone.id }, { ai_quotes });
  vendor.respond({ kind: "normal" });
  const before = vendor.requests.length;
  const reply = await call(generate, "POST", "/api/quotes/generate", { as: someone, body: {} });
  expect(GeneratedQuote.parse(reply.body).source).toBe("library");
  expect(vendor.requests).toHaveLength(before);
});

test("A check-in that the model failed is written by the library, where the member said no before trying again", async () => {
  const someone = await member(open.prisma);
  const headers = { "Idempotency-Key": "changed-their-mind" };
  const ask = () => call(generate, "POST", "/api/quotes/generate", { as: someone, body: {}, headers });
  vendor.respond({ kind: "serverError" });
  expect((await ask()).status).toBe(503);
  await recordChoices(open.prisma, { userId: someone.id }, { ai_quotes: false });
  vendor.respond({ kind: "normal" });
  const before = vendor.requests.length;
  expect(GeneratedQuote.parse((await ask()).body).source).toBe("library");
  expect(vendor.requests).toHaveLength(before);
});

test("Who says no to AI while a model is asked is not sent to it a second time", async () => {
  const someone = await member(open.prisma);
  vendor.respond({ kind: "rateLimited", retryAfter: "0.5" });
  const before = vendor.requests.length;
  const asked = call(generate, "POST", "/api/quotes/generate", { as: someone, body: {} });
  await expect.poll(() => vendor.requests.length).toBe(before + 1);
  await recordChoices(open.prisma, { userId: someone.id }, { ai_quotes: false });
  expect((await asked).status).toBe(503);
  expect(vendor.requests).toHaveLength(before + 1);
});
