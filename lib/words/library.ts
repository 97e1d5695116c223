import { z } from "zod";
import {
  DIMENSION_KEYS,
  type DimensionKey,
  type Levels,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { WISHES } from "@/lib/check-ins/rules";
import type { Day, Trends } from "./day";
import { TRENDS, type Trend } from "./day";
import againstTheUsual from "./library/against-the-usual.json";
import anyDay from "./library/any-day.json";
import care from "./library/care.json";
import clusters from "./library/clusters.json";
import even from "./library/even.json";
import good from "./library/good.json";
import goodBut from "./library/good-but.json";
import halfGood from "./library/half-good.json";
import heavy from "./library/heavy.json";
import mixed from "./library/mixed.json";
import oneThing from "./library/one-thing.json";
import several from "./library/several.json";
import twoThings from "./library/two-things.json";

/** A text of the library, made ready for choosing. */
export interface Entry extends Passage {
  isCare: boolean;
  /** The ratings it speaks of. */
  spoken: readonly DimensionKey[];
  /** The levels at which its words would not be true, as `levelBits` has them. */
  untrueAt: LevelBits;
  trends: readonly (readonly [DimensionKey, Trend])[];
  words: number;
  /** It lends the member a sentence to say to somebody. */
  isSayable: boolean;
  /** What speaks for or against how it is said, whatever it is about. */
  manner: number;
}

/** What decides whether a text is true of a check-in. */
export interface Circumstances {
  levels: Levels;
  timeOfDay: TimeOfDay;
  day: Day;
  trends: Trends;
  /** The panel of crisis care is shown; then only the texts written for it are true. */
  care: boolean;
  /** That panel is folded to one line. */
  folded: boolean;
  /** The line that leads to the listening lines is shown. */
  line: boolean;
  /** The check-in is of an earlier moment: what speaks of this morning or tonight is not true of it. */
  isPast?: boolean;
}

/** The texts by the kind of day that they were written for; those for crisis care stand apart from all others. */
const KINDS: Readonly<Record<string, unknown>> = {
  heavy,
  clusters,
  "two things": twoThings,
  "one thing": oneThing,
  mixed,
  several,
  "half good": halfGood,
  good,
  "good, but": goodBut,
  even,
  "against the usual": againstTheUsual,
  "any day": anyDay,
  care,
};

let loaded: Readonly<Record<string, readonly Entry[]>> | undefined;
let byId: ReadonlyMap<string, Entry> | undefined;
let all: readonly Entry[] | undefined;

/** The whole library by kind, read once. */
export function libraryByKind(): Readonly<Record<string, readonly Entry[]>> {
  loaded ??= Object.fromEntries(
    Object.entries(KINDS).map(([kind, texts]) => [kind, entriesOf(texts, texts === care)]),
  );
  return loaded;
}

export function library(): readonly Entry[] {
  all ??= Object.values(libraryByKind()).flat();
  return all;
}

/** A text that may since have left the library. */
export function entryById(id: string | undefined): Entry | undefined {
  byId ??= new Map(library().map((entry) => [entry.id, entry]));
  return id === undefined ? undefined : byId.get(id);
}

export function entriesOf(texts: unknown, isCare: boolean): Entry[] {
  return z
    .array(Passage)
    .parse(texts)
    .map((passage) => ({
      ...passage,
      isCare,
      untrueAt: untrueLevels(passage),
      trends: DIMENSION_KEYS.flatMap((key) => {
        const trend = passage.trend?.[key];
        return trend ? [[key, trend] as const] : [];
      }),
      spoken: DIMENSION_KEYS.filter((key) => passage.names[key] !== undefined),
      words: wordCount(passage.text),
      isSayable: isSayable(passage.text),
      manner: mannerOf(passage),
    }));
}

function wordCount(text: string): number {
  return text.split(" ").length;
}

/** Readers like words that have room for a thought, that suit the hour, or that lend somebody a sentence to say. */
const USUAL_WORDS = 45;
const EACH_WORD_MORE = 0.08;
const OF_ONE_HOUR = 1;
const SAYABLE = 1.3;
/** And tire of what they have read before. */
const WORN = 0.7;
const WORN_PHRASES =
  /makes sense|every right|\banyone would|\bno wonder|nobody could|leave the rest|the rest can wait|that['’]s enough|be (?:enough|plenty)\b/gi;
const MOST_WORN = 2;
const ENDS_ON_QUESTION = 0.4;
/** What a reader's mark says of how a text will do: the mean of all stands for one that was not marked. */
const USUAL_MARK = 14.5;
const EACH_MARK = 0.65;

function mannerOf({ text, times, mark = USUAL_MARK }: Passage): number {
  const worn = Math.min(MOST_WORN, text.match(WORN_PHRASES)?.length ?? 0);
  return (
    EACH_MARK * (mark - USUAL_MARK) +
    EACH_WORD_MORE * (wordCount(text) - USUAL_WORDS) +
    (times.length === 1 ? OF_ONE_HOUR : 0) +
    (isSayable(text) ? SAYABLE : 0) -
    WORN * worn -
    (text.endsWith("?") ? ENDS_ON_QUESTION : 0)
  );
}

function isSayable(text: string): boolean {
  return /["“]/.test(text);
}

/** Not rated stands before the five levels. */
const STATES = [null, 1, 2, 3, 4, 5] as const;
/** So many ratings' states share one number: with five, its sign is left alone. */
const RATINGS_A_NUMBER = 5;

/** A bit for each state of each rating: thousands of texts are held against a check-in in a fraction of a millisecond. */
type LevelBits = readonly number[];

function bitsWhere(isSet: (key: DimensionKey, level: number | null) => boolean): LevelBits {
  const bits: number[] = [];
  DIMENSION_KEYS.forEach((key, index) => {
    const at = Math.floor(index / RATINGS_A_NUMBER);
    const shift = (index % RATINGS_A_NUMBER) * STATES.length;
    STATES.forEach((level, state) => {
      bits[at] = (bits[at] ?? 0) | (isSet(key, level) ? 1 << (shift + state) : 0);
    });
  });
  return bits;
}

function levelBits(levels: Levels): LevelBits {
  return bitsWhere((key, level) => levels[key] === level);
}

function overlap(some: LevelBits, others: LevelBits): boolean {
  for (let at = 0; at < some.length; at += 1) if (((some[at] ?? 0) & (others[at] ?? 0)) !== 0) return true;
  return false;
}

/** What was not rated is not spoken of, and contradicts nothing. */
function untrueLevels({ names, avoid }: Passage): LevelBits {
  return bitsWhere((key, level) => {
    const named = names[key];
    if (level === null) return named !== undefined;
    return named ? !named.includes(level) : (avoid?.[key]?.includes(level) ?? false);
  });
}

/** The sentences of a text in bare words: what is the same but for marks and case counts as the same. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["'”’]?)\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ""))
    .filter((sentence) => sentence !== "");
}

/** Below this sum of connection and support nobody is taken for granted. */
const FEWEST_PEOPLE = 4;

/** Whether every word of a text is true of a check-in. */
export function isTrueOf(entry: Entry, circumstances: Circumstances): boolean {
  return trueOf(circumstances, [entry]).length > 0;
}

/** The texts of which every word is true of a check-in. */
export function trueOf(circumstances: Circumstances, among: readonly Entry[] = library()): Entry[] {
  const bits = levelBits(circumstances.levels);
  return among.filter((entry) => !overlap(entry.untrueAt, bits) && fits(entry, circumstances));
}

/** All that decides beside the levels. */
function fits(entry: Entry, circumstances: Circumstances): boolean {
  const { levels, timeOfDay, day, trends, care, folded, line, isPast } = circumstances;
  if (entry.isCare !== care || !entry.times.includes(timeOfDay)) return false;
  if (isPast && entry.times.length < TIMES_OF_DAY.length) return false;
  for (const [key, trend] of entry.trends) if (!trends[key]?.includes(trend)) return false;
  if (entry.presumes?.includes("people") && day.people < FEWEST_PEOPLE) return false;
  if (entry.presumes?.includes("confidence") && !isConfident(levels)) return false;
  const { shape } = entry;
  if (!shape) return true;
  const { ease, hard, extreme, good, people, unfolded, rated } = shape;
  return (
    within(day.rated, rated) &&
    within(day.ease, ease) &&
    within(day.hard, hard) &&
    within(day.extreme, extreme) &&
    within(day.good, good) &&
    within(day.people, people) &&
    within(line ? 1 : 0, shape.line) &&
    within(folded ? 0 : 1, unfolded)
  );
}

/** Who did not say how sure of themselves they are is not taken for sure. */
export function isConfident({ confidenceLevel }: Levels): boolean {
  return confidenceLevel !== null && confidenceLevel > 2;
}

function within(value: number, range: readonly [number, number] | undefined): boolean {
  return range === undefined || (value >= range[0] && value <= range[1]);
}

const Level = z.int().min(1).max(5);
const Range = z.tuple([z.number(), z.number()]);
const Rating = z.enum(DIMENSION_KEYS as [DimensionKey, ...DimensionKey[]]);

/** One text of the library with its record: for whom its words are true. */
const Passage = z.strictObject({
  id: z.string(),
  times: z.array(z.enum(TIMES_OF_DAY)).min(1),
  text: z.string(),
  /** Each rating that the text speaks of, with the levels at which its words are true. */
  names: z.partialRecord(Rating, z.array(Level).min(1)),
  /** Ratings that it does not speak of, with the levels that it would contradict or hurt at. */
  avoid: z.partialRecord(Rating, z.array(Level).min(1)).optional(),
  /** What the words say of the whole day, each from and to. */
  shape: z
    .strictObject({
      /** The mean ease of all ratings. */
      ease: Range.optional(),
      /** How many ratings are on the hard side, at its very end, on the good side. */
      hard: Range.optional(),
      extreme: Range.optional(),
      good: Range.optional(),
      /** Connection and support added. */
      people: Range.optional(),
      /** How many ratings there are: what speaks of the whole day rests on most of them. */
      rated: Range.optional(),
      /** [1, 1]: the screen shows a listening line. */
      line: Range.optional(),
      /** [1, 1]: the panel of crisis care stands open. */
      unfolded: Range.optional(),
    })
    .optional(),
  presumes: z.array(z.enum(["people", "walking", "bed", "indoors", "leisure", "confidence"])).optional(),
  trend: z.partialRecord(Rating, z.enum(TRENDS)).optional(),
  gives: z.enum(WISHES),
  /** The picture that the words draw, if they draw one. */
  image: z.string().optional(),
  /** What somebody who did not write it gave it, of 20. */
  mark: z.int().min(0).max(20).optional(),
});
type Passage = z.infer<typeof Passage>;
