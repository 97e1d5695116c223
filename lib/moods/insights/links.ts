import { z } from "zod";
import { DIMENSION_KEYS, DIMENSIONS, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { unpackLevels } from "@/lib/check-ins/levels";
import { seededRandom } from "@/lib/ground/seeded-random";
import { entryScore } from "@/lib/moods/scores";
import { daysBetween } from "@/lib/time/clock";
import { dot, holm, midranks, permutationTest, rankCorrelation, unit, withoutCarryOver } from "./statistics";

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
/** Weaker than this is not worth a word, however certain; 0.3 is called medium, 0.5 large (Cohen 1988). */
const WEAKEST = 0.4;

/** Shuffles for each time that the rarest chance asked about is expected among them, */
const RESOLUTION = 4;
/** up to what a check-in can wait for: some 6 ms. */
const MOST_SHUFFLES = 12_000;

/**
 * The chance, over the whole family together, of finding a link that is not there when the last entries are looked at.
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

/** An entry as the summary keeps it. */
interface KeptEntry {
  date: string;
  timeOfDay: TimeOfDay;
  levels: string;
}

/** What may go together with mood. */
interface Candidate {
  key: Link["key"];
  /** Null where an entry tells nothing of it. */
  valueIn: (levels: Levels, timeOfDay: TimeOfDay) => number | null;
}

/** One family, corrected together: what is no part of the entry score, and mornings against evenings. */
const FAMILY: readonly Candidate[] = [
  ...DIMENSIONS.filter(({ pattern }) => pattern !== null).map(({ key }): Candidate => {
    return { key, valueIn: (levels) => levels[key] };
  }),
  {
    key: "evening",
    valueIn: (_, timeOfDay) => (timeOfDay === "afternoon" ? null : Number(timeOfDay === "evening")),
  },
];

/**
 * What went together with mood over these entries: Spearman's rank correlation of 0.4 or more, which a permutation
 * test of what each series adds to its own carry-over finds rarer than chance, corrected by Holm for the whole family.
 * It is never said which led to which.
 *
 * @param recent newest first
 */
export function lookAt(recent: readonly KeptEntry[], risk: number): Look {
  const tested = ratedTogether(recent.toReversed()).flatMap((rated) => testedLinks(rated, risk));
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
  candidates: { key: Link["key"]; values: number[] }[];
  entries: KeptEntry[];
}

/** The candidates by the entries that tell of them: a short check-in leaves some out. */
function ratedTogether(kept: readonly KeptEntry[]): Rated[] {
  const groups = new Map<string, Rated>();
  const unpacked = kept.map(({ levels, timeOfDay }) => ({ levels: unpackLevels(levels), timeOfDay }));
  for (const { key, valueIn } of FAMILY) {
    const all = unpacked.map(({ levels, timeOfDay }) => valueIn(levels, timeOfDay));
    const which = all.map((value) => (value === null ? "-" : "x")).join("");
    const group = groups.get(which) ?? { candidates: [], entries: kept.filter((_, i) => all[i] !== null) };
    group.candidates.push({ key, values: all.filter((value) => value !== null) });
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

/** How strong each link is, and the chance that it is none: 1 where it is not strong enough to speak of. */
function testedLinks({ candidates, entries }: Rated, risk: number) {
  const scores = entries.map(({ levels }) => entryScore(unpackLevels(levels)));
  const target = withoutCarryOver(midranks(scores));
  const links = candidates.map(({ key, values }) => {
    const strength = rankCorrelation(values, scores);
    const residuals = withoutCarryOver(midranks(values));
    // Without their carry-over they have to point the same way.
    const isStrong = Math.abs(strength) >= WEAKEST && strength * dot(unit(residuals), unit(target)) > 0;
    return { key, entries: entries.length, strength, residuals, isStrong };
  });
  const strong = links.filter(({ isStrong }) => isStrong);
  const shuffles = Math.min(MOST_SHUFFLES, Math.ceil((RESOLUTION * FAMILY.length) / risk));
  // The same entries are shuffled the same way, so that they say the same whenever they are looked at.
  const random = seededRandom(entries.map(({ levels }) => levels).join(""));
  const others = strong.map(({ residuals }) => residuals);
  const chances = permutationTest(target, others, shuffles, random);
  return links.map((link) => ({ ...link, chance: chances[strong.indexOf(link)] ?? 1 }));
}
