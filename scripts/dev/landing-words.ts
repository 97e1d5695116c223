import { writeFileSync } from "node:fs";
import {
  everyHeroLevels,
  HERO_KEYS,
  HERO_START,
  type HeroLevels,
  heroDigits,
  needsHelp,
} from "@/components/landing/hero-words";
import { DEFAULT_LEVEL, levelsFrom } from "@/lib/check-ins/levels";
import { NO_TASTE } from "@/lib/moods/taste";
import { type Choosing, choose } from "@/lib/words/choose";
import { dayOf } from "@/lib/words/day";
import { type Entry, entryById, library, trueOf } from "@/lib/words/library";

const TABLE = "components/landing/hero-words.json";

/** Longer ones would make a tall card of the example on a phone. */
const MOST_CHARACTERS = 250;
/** Beside these stands a way to call somebody. */
const MOST_BESIDE_HELP = 200;
/** True, but of a day that has more to it, or is more even, than the three sliders show. */
const LEFT_OUT = ["P-m01", "P-m02", "P-m06", "W2-245", "C2-019", "E_care-8"];

/** Nobody knows the visitor: no people, no bed, no hour, and no other rating than those on show. */
function isForAnybody(entry: Entry): boolean {
  const shown: readonly string[] = HERO_KEYS;
  return (
    entry.times.length === 3 &&
    !entry.presumes &&
    entry.trends.length === 0 &&
    entry.spoken.every((key) => shown.includes(key)) &&
    entry.text.length <= (entry.isCare ? MOST_BESIDE_HELP : MOST_CHARACTERS) &&
    (!entry.isCare || entry.text.includes("people on this screen")) &&
    !LEFT_OUT.includes(entry.id)
  );
}

/** What the product would be told of a check-in in which nothing else was rated. */
function choosing(shown: HeroLevels, passages: readonly string[]): Choosing {
  const known: Partial<Record<string, number>> = shown;
  const levels = levelsFrom((key) => known[key] ?? null);
  return {
    levels,
    day: dayOf(levels),
    timeOfDay: "evening",
    trends: {},
    wish: null,
    taste: NO_TASTE,
    care: needsHelp(shown),
    folded: true,
    line: false,
    read: { passages, sentences: new Set() },
    seed: "landing",
  };
}

/** How many of the levels that are off the middle a text speaks of. */
function answered({ spoken }: Entry, { levels }: Choosing): number {
  return spoken.filter((key) => levels[key] !== DEFAULT_LEVEL).length;
}

/** The library's choice for these levels, where it can other words than those one step away. */
function chosenFor(levels: HeroLevels, fit: readonly Entry[], found: ReadonlyMap<string, string>): string {
  const near = HERO_KEYS.flatMap((key) =>
    [-1, 1].flatMap((step) => found.get(heroDigits({ ...levels, [key]: levels[key] + step })) ?? []),
  );
  const request = choosing(levels, near);
  const fitting = trueOf(request, fit);
  const most = Math.max(...fitting.map((entry) => answered(entry, request)));
  const enough = Math.min(most, Math.max(1, most - 1));
  return choose(
    request,
    fitting.filter((entry) => answered(entry, request) >= enough),
  ).id;
}

/** What the page opens with. */
const FIRST = "Z1-001";

/** What a visitor sets first matters most. */
function stepsAway(levels: HeroLevels): number {
  return HERO_KEYS.reduce((steps, key) => steps + Math.abs(levels[key] - HERO_START[key]), 0);
}

/** The first time round, nothing is known of the steps that come later. */
const ROUNDS = 3;

/** Ids of texts by the levels that they are shown for. */
function chosen(): ReadonlyMap<string, string> {
  const fit = library().filter(isForAnybody);
  const found = new Map([[heroDigits(HERO_START), FIRST]]);
  const nearestFirst = everyHeroLevels()
    .filter((levels) => stepsAway(levels) > 0)
    .sort((a, b) => stepsAway(a) - stepsAway(b));
  for (let round = 0; round < ROUNDS; round++)
    for (const levels of nearestFirst) found.set(heroDigits(levels), chosenFor(levels, fit, found));
  return found;
}

/** `npm run words:landing`: chooses the words of the landing page's example from the library anew. */
function main(): void {
  const places = new Map<string, string[]>();
  for (const [digits, id] of chosen()) places.set(id, [...(places.get(id) ?? []), digits]);
  const table = [...places].map(([id, digits]) => ({ at: digits.join(" "), text: entryById(id)?.text }));
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${table.length} texts for ${everyHeroLevels().length} ways to set the sliders, in ${TABLE}`);
}

main();
