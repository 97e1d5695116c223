import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as login from "@/app/api/auth/login/route";
import * as favorite from "@/app/api/quotes/[id]/favorite/route";
import * as generate from "@/app/api/quotes/generate/route";
import { DIMENSION_KEYS } from "@/lib/check-ins/dimensions";
import { levelsFrom, packLevels } from "@/lib/check-ins/levels";
import { type OpenDatabase, shareDatabase } from "@/lib/db/client";
import { GeneratedQuote } from "@/lib/words/schema";
import { isPostgres, type StoredDatabase, storedDatabase, tables } from "@/tests/support/database";
import { bytesUnder } from "@/tests/support/files";
import { member, PASSWORD } from "@/tests/support/people";
import { call, newBrowser } from "@/tests/support/request";

const AGENT = "Canary/1.0 (in the clear on purpose)";

interface Canaries {
  /** What nobody may read in the database. */
  secrets: string[];
  /** What is stored in the clear: a search that does not find these would find nothing. */
  open: string[];
}

let stored: StoredDatabase;
let open: OpenDatabase;
let lived: Canaries;

beforeAll(async () => {
  stored = await storedDatabase();
  open = await stored.open();
  shareDatabase(open);
  lived = await live(open);
});

afterAll(async () => {
  shareDatabase(undefined);
  await open.close();
  await stored.remove();
});

/** A member signs in by password, checks in a few times and saves a quote. */
async function live({ prisma }: OpenDatabase): Promise<Canaries> {
  const { email } = await member(prisma);
  const browser = newBrowser();
  await call(login, "POST", "/api/auth/login", {
    as: browser,
    body: { email, password: PASSWORD },
    headers: { "User-Agent": AGENT },
  });
  const secrets = [PASSWORD, browser.cookies.get("session") ?? ""];
  for (const shift of [0, 1, 2, 3]) {
    const levels = levelsFrom((key) => ((DIMENSION_KEYS.indexOf(key) * 3 + shift) % 5) + 1);
    const reply = await call(generate, "POST", "/api/quotes/generate", { as: browser, body: levels });
    const { id, text, reason } = GeneratedQuote.parse(reply.body);
    const words = text.split(" ");
    const parts = [words.slice(0, 3), words.slice(4, 7), words.slice(-3)].map((part) => part.join(" "));
    secrets.push(packLevels(levels), text, reason, ...parts);
    await call(favorite, "PATCH", `/api/quotes/${id}/favorite`, {
      as: browser,
      params: { id },
      body: { isFavorite: true },
    });
  }
  return { secrets: [...secrets, '"totals"', '"longest"', "stressLevel"], open: [email, AGENT] };
}

/** A text as it would lie in bytes, plainly or in one of the usual disguises. */
function spellings(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return [
    bytes,
    Buffer.from(text, "utf16le"),
    ...(["base64", "base64url", "hex"] as const).map((name) =>
      Buffer.from(bytes.toString(name).replace(/=+$/, "")),
    ),
  ];
}

function found(texts: readonly string[], haystack: Buffer): string[] {
  return texts.filter((text) => spellings(text).some((bytes) => haystack.includes(bytes)));
}

/** Every value of every column of every table, as bytes. */
async function dumped(pool: pg.Pool): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const table of await tables(pool)) {
    const { rows } = await pool.query<Record<string, unknown>>(`SELECT * FROM "${table}"`);
    for (const value of rows.flatMap((row) => Object.values(row)))
      parts.push(bytesOf(value), Buffer.from("\n"));
  }
  return Buffer.concat(parts);
}

function bytesOf(value: unknown): Buffer {
  if (value instanceof Uint8Array) return Buffer.from(value);
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
}

test("No table holds a level, a quote, its reason, a session token or a password in the clear", async () => {
  const dump = await dumped(open.pool);

  expect(lived.secrets.every((secret) => secret.length >= 8)).toBe(true);
  expect(found(lived.open, dump)).toEqual(lived.open);
  expect(found(lived.secrets, dump)).toEqual([]);
});

test.skipIf(isPostgres())(
  "No file of the embedded database holds them either, its journal included",
  async () => {
    await open.pool.query("CHECKPOINT");
    const files = bytesUnder("DATA_DIR" in stored.environment ? stored.environment.DATA_DIR : "");

    expect(found(lived.open, files)).toEqual(lived.open);
    // The system catalogs hold many words; ours are long enough to be nobody else's.
    expect(found(lived.secrets, files)).toEqual([]);
  },
);

test("The search for secrets sees into columns of bytes", async () => {
  const { id } = await member(open.prisma);
  await open.prisma.memberSummary.update({
    where: { userId: id },
    data: { sealed: Buffer.from('{"totals":[0,0,0]}') },
  });
  expect(found(['"totals"'], await dumped(open.pool))).toEqual(['"totals"']);
});
