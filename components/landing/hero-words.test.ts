import { expect, test } from "vitest";
import { type DimensionKey, type Levels, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { levelsFrom } from "@/lib/check-ins/levels";
import { crisisCare } from "@/lib/crisis/rules";
import { type Entry, isTrueOf, library } from "@/lib/words/library";
import { quoteRequest } from "@/tests/support/quote-requests";
import {
  everyHeroLevels,
  HERO_KEYS,
  HERO_START,
  type HeroLevels,
  heroDigits,
  heroWords,
  needsHelp,
} from "./hero-words";
import TABLE from "./hero-words.json";

const entryOf = (text: string): Entry | undefined => library().find((entry) => entry.text === text);

test("every way to set the sliders has its words, once, and nothing else is in the table", () => {
  const named = TABLE.flatMap(({ at }) => at.split(" "));
  expect(named.toSorted()).toEqual(everyHeroLevels().map(heroDigits).toSorted());
  expect(named).toHaveLength(5 ** HERO_KEYS.length);
  expect(new Set(TABLE.map(({ text }) => text)).size).toBe(TABLE.length);
  expect(TABLE.length).toBeGreaterThanOrEqual(24);
});

test("all words are the library's, letter by letter, and speak of nothing but what is shown", () => {
  const shown: readonly DimensionKey[] = HERO_KEYS;
  for (const { text } of TABLE) {
    const entry = entryOf(text);
    expect([text, entry?.spoken.filter((key) => !shown.includes(key))]).toEqual([text, []]);
    // Nobody knows who reads this page, or how they have been.
    expect([text, entry?.presumes ?? [], entry?.trends]).toEqual([text, [], []]);
  }
});

test("the words are true of what is set, at any time of day", () => {
  const untrue = everyHeroLevels().filter((shown) => {
    const entry = entryOf(heroWords(shown));
    const known: Partial<Levels> = shown;
    const rated = levelsFrom((key) => known[key] ?? null);
    const request = quoteRequest({ levels: rated, care: needsHelp(shown), folded: true });
    return !entry || !TIMES_OF_DAY.every((timeOfDay) => isTrueOf(entry, { ...request, timeOfDay }));
  });
  expect(untrue).toEqual([]);
});

test("what is set at an end is mostly spoken of, and a step mostly brings other words", () => {
  const all = everyHeroLevels();
  const atAnEnd = all.filter((shown) => HERO_KEYS.some((key) => shown[key] === 1 || shown[key] === 5));
  const unspoken = atAnEnd.filter(
    (shown) => entryOf(heroWords(shown))?.spoken.length === 0 && !needsHelp(shown),
  );
  expect(unspoken.length).toBeLessThan(atAnEnd.length / 10);
  const steps = all.flatMap((shown) => stepsFrom(shown).map((next) => heroWords(next) === heroWords(shown)));
  expect(steps.filter(Boolean).length).toBeLessThan(steps.length / 8);
  expect(stepsFrom(HERO_START).map(heroWords)).not.toContain(heroWords(HERO_START));
});

test("where a check-in would be shown the crisis lines, help stands here, and words that lead to it", () => {
  const heavy = everyHeroLevels().filter((shown) => crisisCare(shown) !== null);
  expect(heavy).toHaveLength(10);
  expect(everyHeroLevels().filter(needsHelp)).toEqual(heavy);
  for (const shown of heavy) expect(heroWords(shown)).toMatch(/people on this screen/);
  const leading = everyHeroLevels().filter((shown) => /on this screen|above/.test(heroWords(shown)));
  expect(leading).toEqual(heavy);
});

/** One step of one slider, in either direction. */
function stepsFrom(shown: HeroLevels): HeroLevels[] {
  return HERO_KEYS.flatMap((key) =>
    [shown[key] - 1, shown[key] + 1]
      .filter((level) => level >= 1 && level <= 5)
      .map((level) => ({ ...shown, [key]: level })),
  );
}
