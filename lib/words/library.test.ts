import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DimensionKey, Levels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVEL, levelsFrom, packLevels } from "@/lib/check-ins/levels";
import { states, take } from "@/scripts/dev/states";
import { quoteRequest } from "@/tests/support/quote-requests";
import { type Entry, isTrueOf, library } from "./library";
import { Passage } from "./passage";
import { flaws } from "./writers/checker";
import { contradicted } from "./writers/claims";
import { FRIENDLESS_HELP } from "./writers/phrases";

const texts = library();

/** Levels at which a text is true: each it names at one of its levels, the others about the middle. */
function levelsOf(entry: Entry, turn: number): Levels {
  const middle = [3, 2, 4][turn % 3] ?? 3;
  return levelsFrom((key) => {
    const named = entry.names[key];
    if (named) return named[turn % named.length] ?? 3;
    return entry.avoid?.[key]?.includes(middle) ? 3 : middle;
  });
}

/** Some of those that between them have each of its levels, told apart. */
function days(entry: Entry): Levels[] {
  const all = [0, 1, 5].map((turn) => levelsOf(entry, turn));
  return [...new Map(all.map((levels) => [packLevels(levels), levels])).values()];
}

function isShown(entry: Entry, levels: Levels): boolean {
  const { isCare: care, times, shape } = entry;
  const trends = Object.fromEntries(entry.trends.map(([key, trend]) => [key, [trend]]));
  const line = shape?.line?.[1] === 1;
  return isTrueOf(entry, quoteRequest({ levels, timeOfDay: times[0], trends, care, line }));
}

const MADE_UP: readonly Levels[] = [
  levelsFrom(() => null),
  ...take(states("library"), 300).map(({ levels }) => levels),
];

/** Where a text's own days don't have its shape: what it names, in a short check-in or a made-up member's. */
function madeUpDay(entry: Entry): Levels | undefined {
  const { names } = entry;
  const named = (key: DimensionKey) =>
    names[key]?.find((level) => level === DEFAULT_LEVEL) ?? names[key]?.[0];
  return MADE_UP.map((day) => levelsFrom((key) => named(key) ?? day[key])).find((levels) =>
    isShown(entry, levels),
  );
}

/** Every text with a day on which all its flaws are sought, contradictions among them, and another of its days. */
const judged = texts.map((entry, index) => {
  const all = days(entry);
  const shown = all.filter((levels) => isShown(entry, levels));
  const levels = shown[index % shown.length] ?? madeUpDay(entry);
  const others = all.filter((other) => other !== levels);
  return { entry, levels, other: others[index % others.length] };
});

test("every text has a whole record, and nothing else", () => {
  const folder = new URL("./library/", import.meta.url);
  const records = readdirSync(folder).flatMap((file): unknown[] =>
    JSON.parse(readFileSync(new URL(file, folder), "utf8")),
  );
  expect(records).toHaveLength(texts.length);
  for (const record of records) Passage.parse(record);
});

test("no two texts have an id or words in common", () => {
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
});

test("every text is fit to show on a day of which its record says that it is true", () => {
  const unfit = judged.flatMap(({ entry, levels }) => {
    if (!levels) return [`${entry.id}: never shown`];
    const found = flaws(entry.text, { levels, care: entry.isCare, recentTexts: [] });
    return found.length > 0 ? [`${entry.id}: ${found.join()}`] : [];
  });
  expect(unfit).toEqual([]);
});

test("no text contradicts another day of which its record says that it is true", () => {
  const contrary = judged.flatMap(({ entry, other }) =>
    other ? contradicted(entry.text.toLowerCase(), other).map((key) => `${entry.id}: ${key}`) : [],
  );
  expect(contrary).toEqual([]);
});

test("a text that is true at every time of day names none", () => {
  const stamped = texts.filter(
    ({ times, text }) =>
      times.length === 3 && /\b(?:this (?:morning|afternoon|evening)|tonight)\b/i.test(text),
  );
  expect(stamped.map(({ id }) => id)).toEqual([]);
});

test("without any hope every text names help that needs no friend, unless people are close", () => {
  const isHeld = ({ names }: Entry) => {
    const people = [names.connectionWithOthers, names.supportSystemStrength].filter((at) => at !== undefined);
    return people.length > 0 && people.flat().every((level) => level >= 4);
  };
  const left = texts.filter(
    (entry) =>
      !entry.isCare &&
      entry.names.hopeForFuture?.includes(1) &&
      !FRIENDLESS_HELP.test(entry.text.toLowerCase()) &&
      !isHeld(entry),
  );
  expect(left.map(({ id }) => id)).toEqual([]);
});

test("every text for crisis care leads to a person or to the people on the screen", () => {
  const lonely = texts.filter(
    ({ isCare, text }) =>
      isCare &&
      !/screen|above|\b(?:ring|call|phone|text|tell|say|ask|helplines?|someone|somebody|anyone)\b/i.test(
        text,
      ),
  );
  expect(lonely.map(({ text }) => text)).toEqual([]);
});

test("no text for crisis care is true of a day without it, and no other text of a day with it", () => {
  const isTrue = (entry: Entry, care: boolean) =>
    days(entry).some((levels) =>
      entry.times.some((timeOfDay) => isTrueOf(entry, quoteRequest({ levels, timeOfDay, care }))),
    );
  expect(texts.filter((entry) => isTrue(entry, !entry.isCare)).map(({ id }) => id)).toEqual([]);
  for (const care of [true, false]) {
    const where = texts.filter(({ isCare }) => isCare === care);
    expect(where.filter((entry) => isTrue(entry, care)).length).toBeGreaterThan(where.length / 10);
  }
});

test("the library takes at most 10 MB of memory", () => {
  expect(Buffer.byteLength(JSON.stringify(texts))).toBeLessThan(5_000_000);
});
