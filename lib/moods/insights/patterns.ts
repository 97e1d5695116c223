import { DIMENSIONS, type DimensionKey } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { seededRandom } from "@/lib/ground/seeded-random";
import { entryScore, mean } from "@/lib/moods/scores";
import type { Summary } from "@/lib/moods/summary";
import { daysBetween } from "@/lib/time/clock";
import type { Insight } from "./observations";
import { dot, holm, midranks, permutationTest, rankCorrelation, unit } from "./statistics";

/** A pattern rests on at least so many entries, */
const FEWEST_ENTRIES = 10;
/** from the first to the last of them at least so many days, */
const FEWEST_DAYS = 14;
/** of which so many have an entry: many entries on two days would be two observations. */
const FEWEST_DAYS_WITH_ENTRIES = 7;
/** Weaker than this is not worth a word, however certain; 0.3 is called medium, 0.5 large (Cohen 1988). */
const WEAKEST = 0.4;

/** Shuffles for each time that the rarest chance asked about is expected among them, */
const RESOLUTION = 4;
/** up to what a check-in can wait for: some 6 ms. At the rarest risk it leaves 1.5 for each. */
const MOST_SHUFFLES = 12_000;

/**
 * The chance, over all pairs together, of speaking of a pattern that is not there when the last entries are looked at.
 * Looking after every entry would find something sooner or later, so there are few looks and each spends a part of one
 * budget ("alpha spending", Lan & DeMets, Biometrika 1983): 3 % over the first 40 entries, then 0.1 % at every
 * thirtieth, which is 4.1 % in all over a first year of daily entries. 0 is no look.
 */
export function riskAt(entries: number): number {
  if (entries < FEWEST_ENTRIES) return 0;
  if (entries === FEWEST_ENTRIES) return 0.003;
  if (entries === 20) return 0.006;
  if (entries === 30) return 0.009;
  if (entries === 40) return 0.012;
  return entries > 40 && entries % 30 === 0 ? 0.001 : 0;
}

/**
 * Levels that went together with mood over the last entries, the strongest first: Spearman's rank correlation of 0.4
 * or more, which a permutation test of what each series adds to its own carry-over finds rarer than chance,
 * corrected by Holm for all the pairs. It is never said which led to which.
 */
export function patternInsights(summary: Summary): Insight[] {
  const risk = riskAt(summary.totals[0]);
  if (risk === 0) return [];
  const tested = ratedTogether(summary.recent).flatMap((rated) => testedPairs(rated, risk));
  // The pairs too weak to be tested were looked at all the same.
  const adjusted = holm(PATTERNS.map((_, index) => tested[index]?.chance ?? 1));
  return tested
    .filter((_, index) => (adjusted[index] ?? 1) <= risk)
    .toSorted((a, b) => Math.abs(b.strength) - Math.abs(a.strength))
    .map(said);
}

/** Dimensions, and the entries in which each of them was rated. */
interface Rated {
  patterns: readonly PatternWords[];
  recent: Summary["recent"];
}

/** The dimensions by the entries that rated them: a short check-in leaves some out. */
function ratedTogether(recent: Summary["recent"]): Rated[] {
  const entries = recent.map((entry) => ({ entry, levels: unpackLevels(entry.levels) }));
  const groups = new Map<string, Rated>();
  for (const pattern of PATTERNS) {
    const rated = entries.filter(({ levels }) => levels[pattern.key] !== null);
    const which = entries.map(({ levels }) => (levels[pattern.key] === null ? "-" : "x")).join("");
    const patterns = [...(groups.get(which)?.patterns ?? []), pattern];
    groups.set(which, { patterns, recent: rated.map(({ entry }) => entry) });
  }
  return [...groups.values()].filter((group) => isEnough(group.recent));
}

interface Pair {
  key: DimensionKey;
  called: string;
  strength: number;
  residuals: number[];
  /** How many entries it rests on. */
  entries: number;
}

/** The pairs that are strong enough to speak of, each with the chance that it is none. */
function testedPairs(rated: Rated, risk: number): (Pair & { chance: number })[] {
  const { strong, target } = strongPairs(rated);
  const shuffles = Math.min(MOST_SHUFFLES, Math.ceil((RESOLUTION * PATTERNS.length) / risk));
  // The same entries are shuffled the same way, so that they say the same whenever they are looked at.
  const random = seededRandom(rated.recent.map((entry) => entry.levels).join(""));
  const others = strong.map((pair) => pair.residuals);
  const chances = permutationTest(target, others, shuffles, random);
  return strong.map((pair, index) => ({ ...pair, chance: chances[index] ?? 1 }));
}

function isEnough(recent: Summary["recent"]): boolean {
  const dates = recent.map((entry) => entry.date).sort();
  const span = daysBetween(dates.at(0) ?? "", dates.at(-1) ?? "") + 1;
  const days = new Set(dates).size;
  return recent.length >= FEWEST_ENTRIES && span >= FEWEST_DAYS && days >= FEWEST_DAYS_WITH_ENTRIES;
}

/** The pairs that are strong enough to speak of, and that point the same way without their carry-over. */
function strongPairs({ patterns, recent }: Rated): { strong: Pair[]; target: number[] } {
  const entries = recent.toReversed().map((entry) => unpackLevels(entry.levels));
  const scores = entries.map(entryScore);
  const target = withoutCarryOver(midranks(scores));
  const pairs = patterns.map(({ key, called }): Pair => {
    const levels = entries.flatMap((entry) => entry[key] ?? []);
    return {
      key,
      called,
      strength: rankCorrelation(levels, scores),
      residuals: withoutCarryOver(midranks(levels)),
      entries: entries.length,
    };
  });
  const strong = pairs.filter(({ strength, residuals }) => {
    return Math.abs(strength) >= WEAKEST && strength * dot(unit(residuals), unit(target)) > 0;
  });
  return { strong, target };
}

function said({ key, called, strength, entries }: Pair): Insight {
  const mood = strength > 0 ? "a higher mood" : "a lower mood";
  return {
    type: "pattern",
    topic: `pattern ${key}`,
    text: `In your last ${entries} entries, ${called} and ${mood} went together. Entries can't say why.`,
  };
}

interface PatternWords {
  key: DimensionKey;
  called: string;
  tieRank: number;
}

/** What may go together with mood, in the order in which equally strong patterns are told. */
export const PATTERNS: readonly PatternWords[] = DIMENSIONS.flatMap(({ key, pattern }) =>
  pattern ? [{ key, ...pattern }] : [],
).sort((a, b) => a.tieRank - b.tieRank);

/** A series that hardly ever turns would leave next to nothing behind. */
const MOST_CARRY_OVER = 0.95;

/**
 * What each value adds to the one before it: the residuals of a first-order autoregression, one fewer than the values.
 *
 * Moods and nights come in stretches. Two series that merely drift look related to a test that shuffles single
 * entries (Yule, Why do we sometimes get nonsense-correlations, 1926). Taking out each series' own carry-over first
 * ("prewhitening", Box, Jenkins & Reinsel, Time Series Analysis, ch. 12) leaves what can be shuffled. The estimate is
 * corrected for its bias in short series, (1 + 3r) / n (Marriott & Pope, Biometrika 1954).
 */
export function withoutCarryOver(values: readonly number[]): number[] {
  const carried = carryOver(values);
  const centre = mean(values);
  return values
    .slice(1)
    .map((value, index) => value - centre - carried * ((values[index] ?? centre) - centre));
}

/** How much of a value's distance from the mean the next one keeps, 0 to 0.95. */
export function carryOver(values: readonly number[]): number {
  const centre = mean(values);
  const centred = values.map((value) => value - centre);
  const spread = dot(centred, centred);
  if (spread < 1e-9) return 0;
  const estimate = dot(centred.slice(1), centred.slice(0, -1)) / spread;
  const corrected = estimate + (1 + 3 * estimate) / values.length;
  return Math.min(MOST_CARRY_OVER, Math.max(0, corrected));
}
