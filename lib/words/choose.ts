import { type DimensionKey, easeOf, type Levels, ratedWhere } from "@/lib/check-ins/dimensions";
import type { Wish } from "@/lib/check-ins/rules";
import { seededRandom } from "@/lib/ground/seeded-random";
import { lightness, liking, SHORT_WORDS, type Taste } from "@/lib/moods/taste";
import { type Day, loudness } from "./day";
import { type Circumstances, type Entry, entryById, isTrueOf, library, sentencesOf } from "./library";

/** For one member no text comes again within so many quotes. */
export const NO_REPEAT = 60;
/** And no sentence within so many. */
export const NO_SENTENCE_REPEAT = 30;

/** What the member has read, newest first. */
export interface Read {
  /** Ids of texts of the library; empty where a model wrote. */
  passages: readonly string[];
  /** Sentences of the last texts, as `sentencesOf` gives them. */
  sentences: ReadonlySet<string>;
}

export interface Choosing extends Circumstances {
  wish: Wish | null;
  taste: Taste;
  read: Read;
  /** Decides between near equals: the same check-in and history give the same words. */
  seed: string;
}

/** Of the ratings that a text speaks of, so many count: naming more is no merit. */
const COUNTED = 4;
/** Words that are true at one level alone say how big it is; others may say an extreme too small. */
const SIZED = 1.15;
const UNSIZED = 0.75;
const MOST_LEFT_OUT = 9;
/** Words that speak of nothing hard ring false to somebody for whom something is. */
const CAREFREE = 1.2;
const MOST_CAREFREE = 2;
/** What is hard told together with what is good is that day's own; told alone it is any hard day's. */
const BOTH = 1;
/** Who has no hope hears of nothing else first. */
const HOPE_UNSAID = 6;

/**
 * How well the text answers what is loud: what it names, a very end more than twice a 2 or 4, less what is
 * left unsaid at the very end.
 */
function coverage(entry: Entry, levels: Levels, day: Day, loud: Loud): number {
  const gains = entry.spoken.map((key) => {
    const hasSize = entry.names[key]?.length === 1;
    const isExtreme = levels[key] === 1 || levels[key] === 5;
    return loudness(key, levels, day) * (hasSize ? SIZED : isExtreme ? UNSIZED : 1);
  });
  gains.sort((a, b) => b - a);
  let sum = 0;
  for (const gain of gains.slice(0, COUNTED)) sum += gain;
  const unsaid = (keys: readonly DimensionKey[]) => keys.filter((key) => entry.names[key] === undefined);
  let leftOut = 0;
  for (const key of unsaid(loud.extremes)) leftOut += loudness(key, levels, day);
  sum -= Math.min(MOST_LEFT_OUT, leftOut);
  if (levels.hopeForFuture === 1 && !entry.names.hopeForFuture) sum -= HOPE_UNSAID;
  if (unsaid(loud.hard).length === loud.hard.length)
    sum -= CAREFREE * Math.min(MOST_CAREFREE, loud.hard.length);
  else if (unsaid(loud.good).length < loud.good.length) sum += BOTH;
  return sum;
}

interface Loud {
  hard: readonly DimensionKey[];
  good: readonly DimensionKey[];
  /** The ratings at the very hard end; where there are none, those at the very good end. */
  extremes: readonly DimensionKey[];
}

function loudOf(levels: Levels): Loud {
  const worst = ratedWhere(levels, (ease) => ease === 1);
  return {
    hard: ratedWhere(levels, (ease) => ease <= 2),
    good: ratedWhere(levels, (ease) => ease >= 4),
    extremes: worst.length > 0 ? worst : ratedWhere(levels, (ease) => ease === 5),
  };
}

/**
 * The texts of the library that are true of a check-in, the best first. None that the member has read lately
 * comes before all others are used up.
 */
export function ranked(request: Choosing, among: readonly Entry[] = library()): Entry[] {
  const { levels, day, read } = request;
  const fitting = among.filter((entry) => isTrueOf(entry, request));
  const loud = loudOf(levels);
  const lately = new Map(read.passages.slice(0, NO_REPEAT).map((id, index) => [id, index]));
  const isFresh = (entry: Entry) =>
    !lately.has(entry.id) && !sentencesOf(entry.text).some((sentence) => read.sentences.has(sentence));
  const random = seededRandom(request.seed);
  return fitting
    .map((entry) => ({
      entry,
      isFresh: isFresh(entry),
      score: coverage(entry, levels, day, loud) + merit(entry, request) + NOISE * random(),
      readAgo: lately.get(entry.id) ?? NO_REPEAT,
    }))
    .sort(
      (a, b) =>
        Number(b.isFresh) - Number(a.isFresh) || (a.isFresh ? 0 : b.readAgo - a.readAgo) || b.score - a.score,
    )
    .map(({ entry }) => entry);
}

/** The library's words for a check-in. */
export function choose(request: Choosing, among?: readonly Entry[]): Entry {
  const [best] = ranked(request, among);
  if (!best) throw new Error("The library has no words that are true of this check-in");
  return best;
}

const NOISE = 0.4;
const WISH = 3.2;
const LIKED = 0.9;
const TREND = 1;
const SAME_FORM = [0.8, 0.5, 0.3] as const;
const SAME_IMAGE = 1.5;
const IMAGES_BACK = 10;

/** What speaks for a text beside what it names: the wish, what has helped, and that its form is not yesterday's. */
function merit(entry: Entry, { levels, wish, taste, read }: Choosing): number {
  let sum = entry.trend ? TREND : 0;
  if (wish !== null && entry.gives === wish) sum += WISH;
  sum += LIKED * liking(taste.gives[entry.gives]);
  sum += LIKED * liking(entry.words <= SHORT_WORDS ? taste.length.short : taste.length.long);
  sum += LIKED * liking(entry.image ? taste.image.with : taste.image.without);
  if ((taste.because.too_long ?? 0) > 0 && entry.words > SHORT_WORDS)
    sum -= LIKED * liking([taste.because.too_long ?? 0, 0]);
  const easy = entry.spoken.filter((key) => (easeOf(key, levels) ?? 0) >= 4).length;
  sum += LIKED * lightness(taste) * (entry.spoken.length === 0 ? 0 : easy / entry.spoken.length);
  if (wish === null) {
    SAME_FORM.forEach((cost, index) => {
      if (entryById(read.passages[index])?.gives === entry.gives) sum -= cost;
    });
  }
  const { image } = entry;
  if (image && read.passages.slice(0, IMAGES_BACK).some((id) => entryById(id)?.image === image))
    sum -= SAME_IMAGE;
  return sum;
}

/** What the text speaks of that is loud today, the loudest first. */
export function namedRatings(entry: Entry, levels: Levels, day: Day): DimensionKey[] {
  return [...entry.spoken]
    .filter((key) => loudness(key, levels, day) > 0)
    .sort((a, b) => loudness(b, levels, day) - loudness(a, levels, day));
}
