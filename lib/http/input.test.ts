import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/ground/errors";
import { anId } from "@/lib/ground/id";
import { parseBody, parseParams, parseQuery } from "./input";

const Note = z.strictObject({
  text: z.string().max(20, "must have at most 20 characters"),
  tags: z.array(z.string()).optional(),
});

function request(body: BodyInit | null, type: string | null = "application/json"): Request {
  const headers = new Headers(type === null ? {} : { "Content-Type": type });
  return new Request("http://localhost:3000/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

async function refusal(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return "taken";
}

const sent = (body: BodyInit | null, type?: string | null) =>
  refusal(() => parseBody(Note, request(body, type)));

test("A body is read as its schema says", async () => {
  const body = JSON.stringify({ text: "näive 🙂", tags: ["a"] });
  expect(await parseBody(Note, request(body, "application/json; charset=utf-8"))).toEqual({
    text: "näive 🙂",
    tags: ["a"],
  });
});

test("What is wrong is told with its field", async () => {
  expect(await sent("{}")).toBe("invalid_input: text is required.");
  expect(await sent('{"text":3}')).toBe("invalid_input: text must be text.");
  expect(await sent('{"text":"a","tags":["b",3]}')).toBe("invalid_input: tags.1 must be text.");
  expect(await sent('{"text":"a","tags":{}}')).toBe("invalid_input: tags must be a list.");
  expect(await sent(`{"text":"${"a".repeat(21)}"}`)).toBe(
    "invalid_input: text must have at most 20 characters.",
  );
  expect(await sent('{"text":"a","note":"b"}')).toBe("invalid_input: Unknown field: note.");
  expect(await sent("[]")).toBe("invalid_input: The body must be an object.");
  expect(await sent("{text:1}")).toBe("invalid_input: The body is not valid JSON.");
});

test("A field at fault is named apart from the words", async () => {
  const fieldOf = (body: string) =>
    parseBody(Note, request(body)).catch((error: unknown) => error instanceof AppError && error.field);
  expect(await fieldOf("{}")).toBe("text");
  expect(await fieldOf('{"text":"a","tags":["b",3]}')).toBe("tags.1");
  expect(await fieldOf('{"text":"a","note":"b"}')).toBe("note");
  expect(await fieldOf('{"text":"a\\u0000"}')).toBe("text");
  expect(await fieldOf("[]")).toBeUndefined();
});

test("Only JSON is read", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", null]) {
    expect(await sent('{"text":"a"}', type)).toBe(
      "invalid_input: The body must be sent as application/json.",
    );
  }
});

test("A body is taken up to 64 kB and not beyond, however it is cut into pieces", async () => {
  const fits = `{"text":"a"${" ".repeat(65_536 - 12)}}`;
  expect(Buffer.byteLength(fits)).toBe(65_536);
  expect(await sent(fits)).toBe("taken");
  expect(await sent(`${fits} `)).toBe("invalid_input: The body is larger than 64 kB.");
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let piece = 0; piece < 10; piece++) controller.enqueue(new Uint8Array(10_000).fill(0x20));
      controller.close();
    },
  });
  expect(await sent(pieces)).toBe("invalid_input: The body is larger than 64 kB.");
});

test("A character cut in two by the network is whole again", async () => {
  const bytes = Buffer.from('{"text":"🙂"}');
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await parseBody(Note, request(pieces))).toEqual({ text: "🙂" });
});

test("NUL and lone surrogates are refused wherever they stand", async () => {
  const parts = fc.array(fc.string({ unit: "grapheme", maxLength: 3 }), { maxLength: 4 });
  const bad = fc.constantFrom("\\u0000", "\\ud800", "\\udfff", "\\ude00\\ud83d");
  await fc.assert(
    fc.asyncProperty(parts, bad, fc.nat(4), async (tags, character, place) => {
      const list = tags.map((tag) => JSON.stringify(tag)).toSpliced(place, 0, `"${character}"`);
      expect(await sent(`{"text":"a","tags":[${list}]}`)).toMatch(
        /^invalid_input: tags\.\d contains characters that are not text\.$/,
      );
    }),
  );
  expect(await sent('"\\u0000"')).toBe("invalid_input: The body contains characters that are not text.");
});

test("Nothing that can be sent as a body is answered by a fault of our own", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.uint8Array()), async (body) => {
      expect(await sent(body as BodyInit)).toMatch(/^(taken|invalid_input: .+\.)$/);
    }),
  );
  const deep = `{"text":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
  expect(await sent(deep)).toBe("invalid_input: The body is nested too deeply.");
});

test("A query takes each name once", async () => {
  const Page = z.strictObject({ page: z.string().optional() });
  const asked = (query: string) => refusal(() => parseQuery(Page, new URLSearchParams(query)));
  expect(await asked("page=2")).toBe("taken");
  expect(await asked("")).toBe("taken");
  expect(await asked("page=1&page=2")).toBe("invalid_input: page is given twice.");
  expect(await asked("size=2")).toBe("invalid_input: Unknown field: size.");
  expect(await asked("page=%00")).toMatch(/^invalid_input: page contains/);
});

test("A path that cannot be an id names nothing", async () => {
  const Id = z.object({ id: anId() });
  expect(await refusal(() => parseParams(Id, { id: "01900000-0000-7000-8000-000000000000" }))).toBe("taken");
  for (const id of ["1", "", "../user", undefined]) {
    expect(await refusal(() => parseParams(Id, { id }))).toBe("not_found: There is nothing here.");
  }
});

test("a caller who hangs up midway is answered as one whose body is not whole, not as a fault of ours", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"stress'));
    },
    pull(controller) {
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  expect(await refusal(() => parseBody(Note, request(body)))).toMatch(/^invalid_input: /);
});
