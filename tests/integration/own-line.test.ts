import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as lines from "@/app/api/check-ins/[id]/line/route";
import * as recent from "@/app/api/quotes/recent/route";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { LINE_MAX } from "@/lib/config/policy";
import type { OpenDatabase } from "@/lib/db/client";
import { readSummary } from "@/lib/moods/stored-summary";
import { anotherQuote, generateQuote } from "@/lib/words/generate-quote";
import { QuoteList } from "@/lib/words/schema";
import type { QuoteRequest } from "@/lib/words/writers/port";
import { libraryWriter } from "@/lib/words/writers/writer";
import { useFreshDatabase } from "@/tests/support/database";
import { type Member, member } from "@/tests/support/people";
import { type CallOptions, call } from "@/tests/support/request";

const LINE = "A walk by the river with Jo, and soup after";

let open: OpenDatabase;
let someone: Member;
let checkInId: string;
let quoteId: string;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  someone = await member(open.prisma);
  ({ checkInId, id: quoteId } = await checkIn());
});

const checkIn = (writer = libraryWriter) =>
  generateQuote(
    someone.id,
    "UTC",
    { levels: DEFAULT_LEVELS, timeOfDay: "evening", idempotencyKey: null },
    { writer },
  );

const write = (text: unknown, options: CallOptions = {}) =>
  call(lines, "PUT", `/api/check-ins/${checkInId}/line`, {
    as: someone,
    params: { id: checkInId },
    body: { text },
    ...options,
  });

async function listed() {
  const { body } = await call(recent, "GET", "/api/quotes/recent", { as: someone });
  return QuoteList.parse(body).quotes.map(({ line }) => line);
}

test("A line is kept with its entry, written anew replaces it, and nothing deletes it", async () => {
  expect(await listed()).toEqual([null]);
  const reply = await write(`  ${LINE}\r\n`);
  expect([reply.status, reply.body]).toEqual([200, { id: checkInId, line: LINE }]);
  expect(await listed()).toEqual([LINE]);
  await write("Only soup");
  expect(await listed()).toEqual(["Only soup"]);
  const empty = await write(" \n ");
  expect([empty.status, empty.body]).toEqual([200, { id: checkInId, line: null }]);
  expect(await listed()).toEqual([null]);
  expect(await stored()).toBeNull();
});

async function stored() {
  const { sealedLine } = await open.prisma.emotionalState.findFirstOrThrow({ where: { id: checkInId } });
  return sealedLine;
}

test("It changes nothing else, and stays with the entry when other words are asked for", async () => {
  const before = await readSummary(open.prisma, someone.id);
  await write(LINE);
  expect(await readSummary(open.prisma, someone.id)).toEqual(before);
  expect(await anotherQuote(someone.id, quoteId, { writer: libraryWriter })).toMatchObject({
    checkInId,
    line: LINE,
  });
});

test("It stands sealed in its own column, and no log line holds it", async () => {
  const said: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    said.push(String(chunk));
    return true;
  });
  await write(LINE);
  await write(LINE.repeat(10));
  spy.mockRestore();
  const column = Buffer.from((await stored()) ?? []);
  expect(column.length).toBeGreaterThan(LINE.length);
  expect(column.includes("river")).toBe(false);
  expect(said.join("")).not.toContain("river");
});

test("Whoever writes the words is told nothing of it", async () => {
  await write(LINE);
  const requests: QuoteRequest[] = [];
  const listening = {
    write(request: QuoteRequest) {
      requests.push(request);
      return libraryWriter.write(request);
    },
  };
  await anotherQuote(someone.id, quoteId, { writer: listening });
  await checkIn(listening);
  expect(requests).toHaveLength(2);
  const told = requests.map((request) => ({ ...request, read: [...request.read.sentences] }));
  expect(JSON.stringify(told)).not.toContain("river");
});

test("It may be 280 characters long, counted as people count them", async () => {
  expect((await write("🌅".repeat(LINE_MAX))).status).toBe(200);
  const { status, body } = await write("a".repeat(LINE_MAX + 1));
  expect(status).toBe(400);
  expect(body).toMatchObject({ field: "text", message: expect.stringContaining("280") });
  for (const text of [undefined, null, 7]) expect((await write(text)).status).toBe(400);
  expect(await listed()).toEqual(["🌅".repeat(LINE_MAX)]);
});

test("Somebody else's entry is not there to write to", async () => {
  const other = await member(open.prisma);
  const reply = await write("Mine now", { as: other });
  expect([reply.status, reply.body]).toEqual([404, { message: "This entry is no longer here." }]);
  expect(await listed()).toEqual([null]);
});

test("An id in capitals is the same id, and what is written under it opens again", async () => {
  expect((await write(LINE, { params: { id: checkInId.toUpperCase() } })).status).toBe(200);
  expect(await listed()).toEqual([LINE]);
});
