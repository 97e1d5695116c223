import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { Levels } from "@/lib/check-ins/dimensions";
import { packLevels, unpackLevels } from "@/lib/check-ins/levels";
import { type OpenDatabase, shareDatabase } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { importFile } from "@/lib/import/import-file";
import { readSummary, rebuildSummary } from "@/lib/moods/stored-summary";
import { generateQuote } from "@/lib/words/generate-quote";
import { findQuoteOfEntry } from "@/lib/words/queries";
import { GeneratedQuote } from "@/lib/words/schema";
import { type StoredDatabase, storedDatabase } from "@/tests/support/database";
import { fileToImport, TO_IMPORT } from "@/tests/support/file-to-import";
import { start } from "@/tests/support/program";

const Line = z.union([
  z.object({ member: z.string() }),
  z.object({ asked: z.object({ idempotencyKey: z.string(), levels: z.custom<Levels>() }) }),
  z.object({ levels: z.custom<Levels>(), quote: GeneratedQuote }),
]);
type Line = z.infer<typeof Line>;

/** How often the program is killed; more than a few take a while. */
const ROUNDS = Number(process.env.KILLED_ROUNDS ?? 2);
/** After how many answers, by turns. */
const ANSWERS = [15, 27, 1, 6];

interface Burst {
  userId: string;
  asked: Extract<Line, { asked: unknown }>["asked"][];
  answered: Extract<Line, { quote: unknown }>[];
}

let stored: StoredDatabase;
let open: OpenDatabase | undefined;

afterEach(async () => {
  shareDatabase(undefined);
  await open?.close();
  open = undefined;
  await stored.remove();
});

/** Lets a program check in and kills it in the middle. */
async function killedBurst(email: string, answers: number): Promise<Burst> {
  const program = start("tests/support/programs/check-in-burst.ts", [email], stored.environment);
  const burst: Burst = { userId: "", asked: [], answered: [] };
  let errors = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  for await (const text of createInterface({ input: program.stdout })) {
    const line = Line.parse(JSON.parse(text));
    if ("member" in line) burst.userId = line.member;
    else if ("asked" in line) burst.asked.push(line.asked);
    else if (burst.answered.push(line) === answers) program.kill("SIGKILL");
  }
  if (program.exitCode === null && program.signalCode === null) await once(program, "close");
  expect([program.signalCode, errors]).toEqual(["SIGKILL", ""]);
  return burst;
}

async function expectWhole({ prisma }: OpenDatabase, { userId, asked, answered }: Burst): Promise<void> {
  const entries = await prisma.emotionalState.findMany({ where: { userId }, include: { quotes: true } });
  const cipher = await memberCipher(prisma, userId);
  const levelsIn = new Map(
    entries.map(({ id, sealed }) => [id, unpackLevels(cipher.open("EmotionalState", id, sealed))]),
  );
  for (const { levels, quote } of answered) {
    expect(levelsIn.get(quote.checkInId)).toEqual(levels);
    expect(await findQuoteOfEntry(userId, quote.checkInId)).toEqual(quote);
  }
  for (const levels of levelsIn.values()) expect(packLevels(levels)).toMatch(/^[1-5]{15}$/);
  // An entry whose quote was still being written gets it when it is asked for again.
  const again = new Map<string, GeneratedQuote>();
  for (const { idempotencyKey, levels } of asked) {
    const quote = await generateQuote(userId, "UTC", { levels, timeOfDay: "evening", idempotencyKey });
    again.set(quote.checkInId, quote);
  }
  for (const { id, quotes } of entries) {
    expect(again.has(id)).toBe(true);
    const [present] = quotes;
    if (present) expect(again.get(id)?.id).toBe(present.id);
  }
  const counted = await readSummary(prisma, userId);
  const { summary: rebuilt } = await prisma.$transaction((tx) => rebuildSummary(tx, userId));
  const inAnyOrder = ({ recent, ...rest }: typeof counted) => ({
    ...rest,
    recent: recent.map(({ levels }) => levels).sort(),
  });
  expect(counted.totals[0]).toBe(asked.length);
  expect({ ...inAnyOrder(counted), recent: [] }).toEqual({ ...inAnyOrder(rebuilt), recent: [] });
}

test(
  "Killed in a burst of check-ins, every answered one is there afterwards and none is half there",
  async () => {
    stored = await storedDatabase();
    const bursts: Burst[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const answers = ANSWERS[round % ANSWERS.length] ?? 1;
      bursts.push(await killedBurst(`burst-${round}@hearten.test`, answers));
    }
    open = await stored.open();
    shareDatabase(open);
    for (const [round, burst] of bursts.entries()) {
      expect(burst.answered.length).toBeGreaterThanOrEqual(ANSWERS[round % ANSWERS.length] ?? 1);
      await expectWhole(open, burst);
    }
  },
  60_000 * ROUNDS,
);

test("Killed in the middle of an import, nothing of it is there afterwards, and it comes in whole the next time", async () => {
  stored = await storedDatabase();
  const program = start("tests/support/programs/half-import.ts", [], stored.environment);
  let errors = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  let userId = "";
  for await (const text of createInterface({ input: program.stdout })) {
    const line = z
      .object({ member: z.string() })
      .or(z.object({ done: z.number() }))
      .parse(JSON.parse(text));
    if ("member" in line) userId = line.member;
    else program.kill("SIGKILL");
  }
  if (program.exitCode === null && program.signalCode === null) await once(program, "close");
  expect([program.signalCode, errors]).toEqual(["SIGKILL", ""]);
  open = await stored.open();
  shareDatabase(open);
  const { prisma } = open;
  const entries = () => prisma.emotionalState.count({ where: { userId } });
  const counted = async () => (await readSummary(prisma, userId)).totals[0];
  const audited = () => prisma.auditRecord.count({ where: { action: "data_imported" } });
  expect([await entries(), await counted(), await audited()]).toEqual([1, 1, 0]);
  expect(await importFile(userId, fileToImport())).toBe(TO_IMPORT);
  expect([await entries(), await counted(), await audited()]).toEqual([TO_IMPORT + 1, TO_IMPORT + 1, 1]);
}, 60_000);
