import {
  DIMENSION_KEYS,
  type DimensionKey,
  type Levels,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import type { Day, Trend, Trends } from "./day";
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
import type { Passage } from "./passage";

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
  /** It speaks of the day on which it is read. */
  isOfToday: boolean;
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
  /** The check-in is of an earlier moment: what speaks of today, or of this morning, is not true of it. */
  isPast?: boolean;
}

/** The texts by the kind of day that they were written for; those for crisis care stand apart from all others. */
const KINDS = {
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
    Object.entries(KINDS).map(([kind, texts]) => [
      kind,
      (texts as unknown as Passage[]).map((text) => entryOf(text, kind === "care")),
    ]),
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

function entryOf(passage: Passage, isCare: boolean): Entry {
  const said = { words: wordCount(passage.text), isSayable: isSayable(passage.text) };
  // The record itself becomes the entry: the bundler keeps it in memory, and a copy would be there twice.
  return Object.assign(passage, {
    ...said,
    isCare,
    isOfToday: OF_TODAY.test(passage.text),
    untrueAt: untrueLevels(passage),
    trends: passage.trend ? (Object.entries(passage.trend) as [DimensionKey, Trend][]) : NO_TRENDS,
    spoken: DIMENSION_KEYS.filter((key) => passage.names[key] !== undefined),
    manner: mannerOf(passage, said),
  });
}

const OF_TODAY = /\b(?:today|tonight|tomorrow|right now|just now|at the moment)\b/i;
const NO_TRENDS: Entry["trends"] = [];

function wordCount(text: string): number {
  let words = 1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) words += 1;
  return words;
}

/** Readers like words that have room for a thought, that end on a question, or that lend somebody a sentence to say. */
const USUAL_WORDS = 45;
const EACH_WORD_MORE = 0.03;
const SAYABLE = 0.4;
const ENDS_ON_QUESTION = 0.3;
/** And tire of what they have read before. */
const WORN = 0.7;
const WORN_PHRASES =
  /makes sense|every right|\banyone would|\bno wonder|nobody could|leave the rest|the rest can wait|that['’]s enough|be (?:enough|plenty)\b/gi;
const MOST_WORN = 2;
/** What readers' marks say of how a text will do: the mean of all stands for one that was not marked. */
const USUAL_MARK = 14.5;
const EACH_MARK = 0.55;

function mannerOf(
  { text, mark = USUAL_MARK }: Passage,
  { words, isSayable }: Pick<Entry, "words" | "isSayable">,
): number {
  const worn = Math.min(MOST_WORN, text.match(WORN_PHRASES)?.length ?? 0);
  return (
    EACH_MARK * (mark - USUAL_MARK) +
    EACH_WORD_MORE * (words - USUAL_WORDS) +
    (isSayable ? SAYABLE : 0) +
    (text.endsWith("?") ? ENDS_ON_QUESTION : 0) -
    WORN * worn
  );
}

function isSayable(text: string): boolean {
  return /["“]/.test(text);
}

/** Not rated, as 0, and the five levels. */
const STATES = [0, 1, 2, 3, 4, 5];
/** So many ratings' states share one number: with five, its sign is left alone. */
const RATINGS_A_NUMBER = 5;

/** A bit for each state of each rating: thousands of texts are held against a check-in in a fraction of a millisecond. */
type LevelBits = readonly number[];

/** Where the states of a rating stand: which number, and how far up in it. */
const PLACES = new Map(
  DIMENSION_KEYS.map((key, index) => {
    const shift = (index % RATINGS_A_NUMBER) * STATES.length;
    return [key, { at: Math.floor(index / RATINGS_A_NUMBER), shift }] as const;
  }),
);
const NUMBERS = Math.ceil(DIMENSION_KEYS.length / RATINGS_A_NUMBER);

function setBits(bits: number[], key: DimensionKey, states: readonly number[]): void {
  const place = PLACES.get(key);
  if (!place) return;
  for (const state of states) bits[place.at] = (bits[place.at] ?? 0) | (1 << (place.shift + state));
}

function levelBits(levels: Levels): LevelBits {
  const bits = new Array<number>(NUMBERS).fill(0);
  for (const key of DIMENSION_KEYS) setBits(bits, key, [levels[key] ?? 0]);
  return bits;
}

function overlap(some: LevelBits, others: LevelBits): boolean {
  for (let at = 0; at < some.length; at += 1) if (((some[at] ?? 0) & (others[at] ?? 0)) !== 0) return true;
  return false;
}

/** What was not rated is not spoken of, and contradicts nothing. */
function untrueLevels({ names, avoid = {} }: Passage): LevelBits {
  const bits = new Array<number>(NUMBERS).fill(0);
  for (const [key, levels] of byRating(avoid)) if (!names[key]) setBits(bits, key, levels);
  for (const [key, levels] of byRating(names)) {
    const untrue = STATES.filter((state) => !levels.includes(state));
    setBits(bits, key, untrue);
  }
  return bits;
}

function byRating(levels: Passage["names"]) {
  return Object.entries(levels) as [DimensionKey, readonly number[]][];
}

/** The sentences of a text in bare words: what is the same but for marks and case counts as the same. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["'”’]?)\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ""))
    .filter((sentence) => sentence !== "");
}

const sentences = new WeakMap<Entry, readonly string[]>();

/** The same of a text of the library; it is split once. */
export function sentencesIn(entry: Entry): readonly string[] {
  const known = sentences.get(entry) ?? sentencesOf(entry.text);
  sentences.set(entry, known);
  return known;
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
  // Who is on the screen is there today, whenever it was.
  if (isPast && !care && entry.isOfToday) return false;
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
