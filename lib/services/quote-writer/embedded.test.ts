import { describe, expect, test } from "vitest";
import { DIMENSION_KEYS, type Levels, TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { needsCrisisCare } from "@/lib/quotes/rules";
import { salience, usualLevels } from "@/lib/quotes/salience";
import { flaws } from "@/lib/services/quote-writer/checker";
import { compose, composer } from "@/lib/services/quote-writer/embedded";
import { LIBRARY } from "@/lib/services/quote-writer/library/all";
import type { QuoteRequest } from "@/lib/services/quote-writer/port";

const LEVELS = [1, 2, 3, 4, 5];

const levelsFrom = (levelOf: (index: number) => number): Levels =>
  Object.fromEntries(DIMENSION_KEYS.map((key, index) => [key, levelOf(index)])) as Levels;
const all = (level: number, changes: Partial<Levels> = {}): Levels => ({ ...levelsFrom(() => level), ...changes });

function requestFor(levels: Levels, timeOfDay: TimeOfDay, more: Partial<QuoteRequest> = {}): QuoteRequest {
  const usual = more.usual ?? null;
  return {
    levels,
    timeOfDay,
    usual,
    recentTexts: [],
    leaning: salience(levels, usual),
    care: needsCrisisCare(levels),
    seed: JSON.stringify([levels, timeOfDay]),
    ...more,
  };
}

/** A repeatable stream of numbers in [0, 1): the same check-ins on every run. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
const randomLevels = (random: () => number) => levelsFrom(() => 1 + Math.floor(random() * 5));
const randomTime = (random: () => number) => TIMES_OF_DAY[Math.floor(random() * 3)] ?? "morning";

/** Rows in which every pair of levels of every two sliders (and time of day) occurs; greedy, with a fixed seed. */
function allPairs(): { levels: Levels; timeOfDay: TimeOfDay }[] {
  const factors = [...DIMENSION_KEYS.map(() => 5), TIMES_OF_DAY.length];
  const open = new Set<string>();
  const pair = (a: number, x: number, b: number, y: number) => `${a}:${x}|${b}:${y}`;
  const pairsOf = (row: readonly number[]) =>
    row.flatMap((x, a) => row.slice(a + 1).map((y, offset) => pair(a, x, a + 1 + offset, y)));
  for (let a = 0; a < factors.length; a += 1)
    for (let b = a + 1; b < factors.length; b += 1)
      for (let x = 0; x < (factors[a] ?? 0); x += 1)
        for (let y = 0; y < (factors[b] ?? 0); y += 1) open.add(pair(a, x, b, y));
  const random = randomFrom(15);
  const rows: number[][] = [];
  while (open.size > 0) {
    const [needed = ""] = open;
    const fixed = new Map(needed.split("|").map((part) => part.split(":").map(Number) as [number, number]));
    const tries = Array.from({ length: 20 }, () =>
      factors.map((size, factor) => fixed.get(factor) ?? Math.floor(random() * size)),
    );
    const gain = (row: number[]) => pairsOf(row).filter((one) => open.has(one)).length;
    const best = tries.map((row) => ({ row, gain: gain(row) })).reduce((a, b) => (b.gain > a.gain ? b : a)).row;
    for (const one of pairsOf(best)) open.delete(one);
    rows.push(best);
  }
  return rows.map((row) => ({
    levels: levelsFrom((index) => (row[index] ?? 0) + 1),
    timeOfDay: TIMES_OF_DAY[row.at(-1) ?? 0] ?? "morning",
  }));
}

function expectFlawless(requests: readonly QuoteRequest[], name: string): void {
  const texts = requests.map((request) => {
    const text = compose(request);
    expect({ text, flaws: flaws(text, request) }).toEqual({ text, flaws: [] });
    return text;
  });
  console.info(`${name}: ${requests.length} check-ins, ${new Set(texts).size} distinct quotes`);
}

const atEveryTime = (levels: Levels) => TIMES_OF_DAY.map((timeOfDay) => requestFor(levels, timeOfDay));

test("every pair of levels of any two sliders gets a quote without a flaw", () => {
  expectFlawless(allPairs().map(({ levels, timeOfDay }) => requestFor(levels, timeOfDay)), "all pairs");
});

test("all extremes get a quote without a flaw", () => {
  const uniform = LEVELS.map((level) => all(level));
  const single = DIMENSION_KEYS.flatMap((key) =>
    LEVELS.flatMap((base) => [all(base, { [key]: 1 }), all(base, { [key]: 5 })]),
  );
  expectFlawless([...uniform, ...single].flatMap(atEveryTime), "extremes");
});

test("every 23rd of the 32,768 mixes of 1s and 5s gets a quote without a flaw", () => {
  const mixes = Array.from({ length: Math.floor(2 ** 15 / 23) }, (_, index) => index * 23);
  const requests = mixes.map((mix, index) =>
    requestFor(levelsFrom((bit) => ((mix >> bit) & 1 ? 5 : 1)), TIMES_OF_DAY[index % 3] ?? "morning"),
  );
  expectFlawless(requests, "mixes of 1 and 5");
});

test("a thousand random check-ins, half with a usual of their own, get a quote without a flaw", () => {
  const random = randomFrom(1000);
  const requests = Array.from({ length: 1000 }, (_, index) =>
    requestFor(randomLevels(random), randomTime(random), {
      usual: index % 2 === 0 ? null : randomLevels(random),
      seed: `random ${index}`,
    }),
  );
  expectFlawless(requests, "random");
});

describe("a member with 200 check-ins", () => {
  const care = all(1, { anxietyLevel: 5, stressLevel: 5, urgencyOfNeed: 5, currentChallengeLevel: 5 });
  const good = { stressLevel: 1, anxietyLevel: 1, currentChallengeLevel: 1, urgencyOfNeed: 1 };
  const members: Record<string, (random: () => number) => Levels> = {
    "who feels different every time": randomLevels,
    "who always leaves the sliders at 3": () => all(3),
    "who is always at the hard end, in need of care": () => care,
    "who is always at the hard end, with some hope": () => ({ ...care, hopeForFuture: 2 }),
    "who is always well": () => all(5, good),
    "who always sleeps badly and hopes": () => all(3, { sleepQuality: 2, hopeForFuture: 4 }),
    "who never trusts themselves": () => all(3, { confidenceLevel: 1 }),
    "who is mostly at 3": (random) => levelsFrom(() => (random() < 0.7 ? 3 : 2 + Math.floor(random() * 3))),
  };
  test.each(Object.entries(members))("%s never reads the same quote twice within 30", (name, nextLevels) => {
    const random = randomFrom(200);
    const history: Levels[] = [];
    const texts: string[] = [];
    for (let day = 0; day < 200; day += 1) {
      const levels = nextLevels(random);
      const recentTexts = texts.slice(0, 30);
      const usual = usualLevels(history.slice(-30));
      const text = compose(requestFor(levels, "evening", { usual, recentTexts, seed: `day ${day}` }));
      expect(recentTexts).not.toContain(text);
      history.push(levels);
      texts.unshift(text);
    }
    console.info(`member ${name}: ${new Set(texts).size} distinct quotes in 200`);
    expect(new Set(texts).size).toBeGreaterThan(190);
  });
});

test("the same request gives the same words, and another seed gives others", () => {
  const request = requestFor(all(3, { sleepQuality: 1 }), "morning");
  expect(compose(request)).toBe(compose({ ...request }));
  const texts = LEVELS.map((seed) => compose({ ...request, seed: String(seed) }));
  expect(new Set(texts).size).toBeGreaterThan(1);
});

test("the words lean on what they are told to lean on", () => {
  const request = requestFor(all(3, { sleepQuality: 1, hopeForFuture: 1 }), "morning", { leaning: ["hopeForFuture"] });
  const hope = LIBRARY.filter(({ about, slot }) => about?.key === "hopeForFuture" && slot === "acknowledgement");
  const text = compose(request);
  expect(hope.some((fragment) => text.startsWith(fragment.text))).toBe(true);
});

test("with nothing to lean on given, the words still fit the check-in", () => {
  const request = requestFor(all(3, { stressLevel: 5 }), "evening", { leaning: [] });
  expect(flaws(compose(request), request)).toEqual([]);
});

test("under crisis care only the words written for it are used", () => {
  const request = requestFor(all(3, { hopeForFuture: 1, senseOfPurpose: 1, urgencyOfNeed: 5 }), "evening");
  const text = LIBRARY.filter(({ moods }) => moods.includes("care")).reduce(
    (left, fragment) => left.replace(fragment.text, ""),
    compose(request),
  );
  expect(text.trim()).toBe("");
});

test("no word of another hour, and no way out of bed for someone in pain", () => {
  const random = randomFrom(77);
  for (let round = 0; round < 300; round += 1) {
    const levels = { ...randomLevels(random), physicalComfort: 1 };
    const morning = compose(requestFor(levels, "morning", { seed: String(round) }));
    expect(morning).not.toMatch(/\b(?:tonight|this evening|evening)\b(?! has)/i);
    expect(morning).not.toMatch(/\b(?:walk|stand up|wash|get up and)\b/i);
    expect(compose(requestFor(levels, "evening", { seed: String(round) }))).not.toMatch(/\bthis morning\b/i);
  }
});

test("the library holds at least 600 fragments, all different, none with an exclamation mark", () => {
  const texts = LIBRARY.map((fragment) => fragment.text);
  expect(texts.length).toBeGreaterThanOrEqual(600);
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
  expect(texts.filter((text) => text.includes("!") || !/^[A-Z].*[.?]$/.test(text))).toEqual([]);
  console.info(`library: ${texts.length} fragments`);
});

test("every fragment is picked for some check-in", () => {
  const unread = new Set(LIBRARY.map((fragment) => fragment.text));
  const random = randomFrom(4);
  const good = new Set<string>(["stressLevel", "anxietyLevel", "currentChallengeLevel", "urgencyOfNeed"]);
  const near = (ease: number) =>
    Object.fromEntries(DIMENSION_KEYS.map((key) => [key, good.has(key) ? 6 - ease : ease])) as Levels;
  for (let round = 0; round < 15000 && unread.size > 0; round += 1) {
    const key = DIMENSION_KEYS[Math.floor(random() * 15)] ?? "sleepQuality";
    const other = DIMENSION_KEYS[Math.floor(random() * 15)] ?? "hopeForFuture";
    const base = near(2 + Math.floor(random() * 3));
    const isEven = random() < 0.25;
    const levels = isEven ? all(3) : { ...base, [other]: 1 + Math.floor(random() * 5), [key]: 1 + Math.floor(random() * 5) };
    const care = !isEven && random() < 0.1 ? { hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 } : {};
    const usual = random() < 0.5 ? { ...levels, [key]: 1 + Math.floor(random() * 5) } : null;
    const request = requestFor({ ...levels, ...care }, randomTime(random), { usual, seed: `reach ${round}` });
    const text = compose(random() < 0.5 ? { ...request, leaning: [key, other] } : request);
    for (const fragment of unread) if (text.includes(fragment)) unread.delete(fragment);
  }
  expect([...unread]).toEqual([]);
});

test("an aborted writer writes nothing", async () => {
  await expect(composer.write(requestFor(all(3), "morning"), AbortSignal.abort())).rejects.toThrow();
});

test("the composer says that its words are the library's and cost nothing", async () => {
  const written = await composer.write(requestFor(all(3), "morning"), new AbortController().signal);
  expect(written).toMatchObject({ source: "library", model: null, inputTokens: null, outputTokens: null });
});
