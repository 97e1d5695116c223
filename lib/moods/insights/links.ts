import { z } from "zod";
import { DIMENSION_KEYS, DIMENSIONS, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { seededRandom } from "@/lib/ground/seeded-random";
import { entryScore, onOneScale } from "@/lib/moods/scores";
import { daysBetween } from "@/lib/time/clock";
import { dot, holm, permutationTest, rankCorrelation, withoutCarryOver } from "./statistics";

/** A dimension, or whether it was evening rather than morning. */
const LinkKey = z.enum([...DIMENSION_KEYS, "evening"]);

/** How something went along with mood over the entries that tell of both. */
const Link = z.object({
  key: LinkKey,
  /** How many entries it rests on. */
  entries: z.int(),
  /** Spearman's rank correlation, -1 to 1. */
  strength: z.number(),
  /** Whether it is strong enough to speak of, and chance hardly makes such a link. */
  isClear: z.boolean(),
});
export type Link = z.infer<typeof Link>;

/** What a look at the entries found, of all that enough of them tell of. */
export const Look = z.array(Link);
export type Look = z.infer<typeof Look>;

/** A link rests on at least so many entries, */
const FEWEST_ENTRIES = 10;
/** from the first to the last of them at least so many days, */
const FEWEST_DAYS = 14;
/** of which so many have an entry: many entries on two days would be two observations. */
const FEWEST_DAYS_WITH_ENTRIES = 7;
/** Weaker than this is not worth a word, however certain: what is called medium (Cohen 1988). */
const WEAKEST = 0.3;

/**
 * How much of the risk goes to the direction that people know: better sleep with a higher mood, harder challenges with
 * a lower one. A link that way needs less to be believed, and a plain one the other way is still found ("directed test", Rice &
 * Gaines, Trends in Ecology & Evolution 1994).
 */
const EXPECTED = 0.8;

/** Shuffles for each time that the rarest chance asked about is expected among them, */
const RESOLUTION = 5;
/** up to what a check-in can wait for: some 20 ms. At the rarest risk that is enough for all but the unexpected way. */
const MOST_SHUFFLES = 40_000;

/**
 * The chance, over the whole family together, of finding a link that is not there when the last entries are looked at.
 * Looking after every entry would find something sooner or later, so there are few looks and each spends a part of one
 * budget ("alpha spending", Lan & DeMets, Biometrika 1983): 0.5 % over the first 40 entries, when only a plain link can
 * show, 2.8 % at the sixtieth, then 0.05 % at every sixtieth, so that none is looked at twice. That is 3.6 % in all over
 * a first year of daily entries. 0 is no look.
 */
export function riskAt(entries: number): number {
  if (entries < FEWEST_ENTRIES) return 0;
  if (entries === FEWEST_ENTRIES) return 0.0005;
  if (entries === 20) return 0.0005;
  if (entries === 30) return 0.001;
  if (entries === 40) return 0.003;
  if (entries === 60) return 0.028;
  return entries > 60 && entries % 60 === 0 ? 0.0005 : 0;
}

/** After how many entries the last look was, of so many. */
export function lastLook(entries: number): number {
  let at = entries;
  while (at > 0 && riskAt(at) === 0) at -= 1;
  return at;
}

/** An entry as the summary keeps it. */
interface KeptEntry {
  date: string;
  timeOfDay: TimeOfDay;
  levels: string;
}

/** What may go together with mood. */
interface Candidate {
  key: Link["key"];
  /** Which way people know it to go with mood; 0 where they know of none. */
  expected: 1 | -1 | 0;
  /** Null where an entry tells nothing of it. */
  valueIn: (levels: Levels, timeOfDay: TimeOfDay) => number | null;
}

/** One family, corrected together: what is no part of the entry score, and mornings against evenings. */
const FAMILY: readonly Candidate[] = [
  ...DIMENSIONS.filter(({ pattern }) => pattern !== null).map(({ key, good }): Candidate => {
    return { key, expected: good === "high" ? 1 : -1, valueIn: (levels) => levels[key] };
  }),
  {
    key: "evening",
    expected: 0,
    valueIn: (_, timeOfDay) => (timeOfDay === "afternoon" ? null : Number(timeOfDay === "evening")),
  },
];

/**
 * What went together with mood over these entries: Spearman's rank correlation of 0.3 or more, which a permutation
 * test of what each adds to what the entry before told finds rarer than chance, corrected by Holm for the whole
 * family. It is never said which led to which.
 *
 * @param recent newest first
 */
export function lookAt(recent: readonly KeptEntry[], risk: number): Look {
  const compared = onOneScale(recent, ({ levels }) => unpackLevels(levels));
  const tested = ratedTogether(compared.toReversed()).flatMap((rated) => testedLinks(rated, risk));
  // What too few entries tell of was looked for all the same.
  const adjusted = holm(FAMILY.map((_, index) => tested[index]?.chance ?? 1));
  return tested.map(({ key, entries, strength }, index) => ({
    key,
    entries,
    strength: Math.round(strength * 1000) / 1000,
    isClear: (adjusted[index] ?? 1) <= risk,
  }));
}

/** Candidates, and the entries that tell of each of them, oldest first. */
interface Rated {
  candidates: (Candidate & { values: number[] })[];
  entries: KeptEntry[];
  scores: number[];
}

/** The candidates by the entries that tell of them: a short check-in leaves some out. */
function ratedTogether(kept: readonly KeptEntry[]): Rated[] {
  const groups = new Map<string, Rated>();
  const unpacked = kept.map((entry) => ({ ...entry, levels: unpackLevels(entry.levels) }));
  const scores = unpacked.map(({ levels }) => entryScore(levels));
  for (const candidate of FAMILY) {
    const all = unpacked.map(({ levels, timeOfDay }) => candidate.valueIn(levels, timeOfDay));
    const which = all.map((value) => (value === null ? "-" : "x")).join("");
    const isKnown = (_: unknown, index: number) => all[index] !== null;
    const group = groups.get(which) ?? {
      candidates: [],
      entries: kept.filter(isKnown),
      scores: scores.filter(isKnown),
    };
    group.candidates.push({ ...candidate, values: all.filter((value) => value !== null) });
    groups.set(which, group);
  }
  return [...groups.values()].filter(({ entries }) => isEnough(entries));
}

function isEnough(entries: readonly KeptEntry[]): boolean {
  const dates = entries.map(({ date }) => date).sort();
  const span = daysBetween(dates.at(0) ?? "", dates.at(-1) ?? "") + 1;
  const days = new Set(dates).size;
  return entries.length >= FEWEST_ENTRIES && span >= FEWEST_DAYS && days >= FEWEST_DAYS_WITH_ENTRIES;
}

/**
 * How strong each link is, and the chance that it is none: 1 where it is not strong enough to speak of.
 *
 * Moods and nights come in stretches. Two series that merely drift look related to a test that shuffles single
 * entries (Yule, Why do we sometimes get nonsense-correlations, 1926). Taking out first what the entry before tells of
 * either ("prewhitening", Box, Jenkins & Reinsel, Time Series Analysis, ch. 12) leaves residuals that can be shuffled
 * (Freedman & Lane, Journal of Business & Economic Statistics 1983). They are of the levels, not of ranks: with five
 * steps none lies far out, and ranks would lose a tenth of the entries' worth.
 */
function testedLinks({ candidates, entries, scores }: Rated, risk: number) {
  const links = candidates.map(({ key, expected, values }) => {
    const strength = rankCorrelation(values, scores);
    const added = withoutCarryOver(values, scores);
    // Without their carry-over they have to point the same way.
    const isStrong = Math.abs(strength) >= WEAKEST && strength * dot(...added) > 0;
    const share = expected === 0 ? 0.5 : strength * expected > 0 ? EXPECTED : 1 - EXPECTED;
    return { key, entries: entries.length, strength, added, isStrong, share };
  });
  const strong = links.filter(({ isStrong }) => isStrong);
  const shuffles = Math.min(MOST_SHUFFLES, Math.ceil((RESOLUTION * FAMILY.length) / risk));
  // The same entries are shuffled the same way, so that they say the same whenever they are looked at.
  const random = seededRandom(entries.map(({ levels }) => levels).join(""));
  const added = strong.map((link) => link.added);
  const chances = permutationTest(added, shuffles, random);
  return links.map((link) => ({ ...link, chance: (chances[strong.indexOf(link)] ?? 1) / link.share }));
}
