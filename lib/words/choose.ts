import { DIMENSION, type DimensionKey, easeOf, type Levels, ratedWhere } from "@/lib/check-ins/dimensions";
import type { Wish } from "@/lib/check-ins/rules";
import { seededRandom } from "@/lib/ground/seeded-random";
import { READ_TEXTS } from "@/lib/moods/summary";
import { lightness, liking, SHORT_WORDS, type Taste } from "@/lib/moods/taste";
import { type Day, loudness } from "./day";
import { type Circumstances, type Entry, entryById, library, sentencesIn, trueOf } from "./library";

/** For one member no text comes again within so many quotes: all that are known to have been read. */
export const NO_REPEAT = READ_TEXTS;
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

/**
 * What counts of the ratings that a text speaks of, the one that is worth most first: whoever finds the two loudest said
 * feels heard, and more of them is hardly more.
 */
const COUNTS = [1.2, 1, 0.6, 0.35] as const;
/**
 * What naming a rating is worth where it is at the very end, hard and good, or on the hard side. Here and below two are
 * about one mark of 20, as readers gave them to a check-in and a text.
 */
const WORTH: Readonly<Record<DimensionKey, Readonly<Record<1 | 2 | 5, number>>>> = {
  stressLevel: { 1: 7.2, 2: 2.8, 5: 2.8 },
  confidenceLevel: { 1: 3.8, 2: 2.1, 5: 3 },
  focusClarity: { 1: 4.2, 2: 1.3, 5: 3.3 },
  motivationLevel: { 1: 4.3, 2: 1.2, 5: 4.7 },
  anxietyLevel: { 1: 4.6, 2: 4.6, 5: 2.3 },
  connectionWithOthers: { 1: 7.1, 2: 2.6, 5: 5.6 },
  supportSystemStrength: { 1: 4, 2: 1.1, 5: 4.1 },
  senseOfPurpose: { 1: 5.3, 2: 1.3, 5: 4.4 },
  progressTowardGoals: { 1: 4.3, 2: 0.9, 5: 4.2 },
  hopeForFuture: { 1: 7.8, 2: 2.4, 5: 3.3 },
  sleepQuality: { 1: 7.2, 2: 2.1, 5: 2.3 },
  physicalComfort: { 1: 6.4, 2: 2.3, 5: 1.4 },
  currentChallengeLevel: { 1: 4.9, 2: 2, 5: 2.4 },
  gratitudeLevels: { 1: 2.3, 2: 0, 5: 3.7 },
  urgencyOfNeed: { 1: 4.2, 2: 0.4, 5: 2.4 },
};
/** Naming one on the good side: it hardly counts beside what is hard. */
const GOOD_ON_GOOD_DAY = 1;
/** Words that are true at the level beside the very end as well say it too small: then it is worth so much less. */
const TOO_SMALL = { heavy: 6, other: 2.8, good: 1.1 } as const;
/** Pain, terror and no hope at all are heard of before anything else. */
export const FIRST_OF_ALL = ["hopeForFuture", "physicalComfort", "anxietyLevel"] as const;
const FIRST_UNSAID = 6;
/** Words that speak of nothing hard ring false to somebody for whom something is, and of nothing at the very end more so. */
const CAREFREE = 8;
const NO_EXTREME = 6;
/** Words without the good half of a good day tell it as a bad one; and its very best is heard of if nothing is at its worst. */
const JOYLESS_ON_GOOD_DAY = 1;
const BEST_UNSAID = 1.3;
/** What costs each rating at its very end that is left out, hard and good; of many the rest cost no more. */
const UNSAID = { hard: 2.2, good: 1.6 } as const;
const MOST_UNSAID = { hard: 3, good: 4 } as const;
/** On a day with hard and good in it, words that know of both are about that day and no other. */
const BOTH_SIDES = 3;
/** Words of no rating could go to anybody, words of one leave a day out. */
const TOO_FEW = [3, 1.3] as const;

/** How well the text answers what is loud: what it names, at which size, less what ought not to be left unsaid. */
function coverage({ spoken, names }: Entry, levels: Levels, day: Day, loud: Loud): number {
  const gains = spoken.map((key) => worthSaying(key, names[key]?.length === 1, levels, day));
  gains.sort((a, b) => b - a);
  let sum = -(TOO_FEW[spoken.length] ?? 0);
  COUNTS.forEach((counts, place) => {
    sum += counts * (gains[place] ?? 0);
  });
  const isSaid = (key: DimensionKey) => names[key] !== undefined;
  const unsaid = (keys: readonly DimensionKey[]) => keys.filter((key) => !isSaid(key)).length;
  sum -= UNSAID.hard * Math.min(MOST_UNSAID.hard, unsaid(loud.hardest));
  sum -= UNSAID.good * Math.min(MOST_UNSAID.good, unsaid(loud.best));
  for (const key of FIRST_OF_ALL) if (easeOf(key, levels) === 1 && !isSaid(key)) sum -= FIRST_UNSAID;
  if (loud.hard.some(isSaid) && loud.good.some(isSaid)) sum += BOTH_SIDES;
  if (loud.hard.length > 0 && !loud.hard.some(isSaid)) sum -= CAREFREE;
  if (loud.hardest.length > 0 && !loud.hardest.some(isSaid)) sum -= NO_EXTREME;
  if (day.isGood && !loud.good.some(isSaid)) sum -= JOYLESS_ON_GOOD_DAY;
  if (loud.hardest.length === 0 && loud.best.length > 0 && !loud.best.some(isSaid)) sum -= BEST_UNSAID;
  return sum;
}

function worthSaying(key: DimensionKey, isSized: boolean, levels: Levels, { isGood }: Day): number {
  const worth = WORTH[key];
  switch (easeOf(key, levels)) {
    case 1:
      return worth[1] - (isSized ? 0 : TOO_SMALL[DIMENSION[key].isHeavy ? "heavy" : "other"]);
    case 2:
      return worth[2];
    case 4:
      return isGood ? GOOD_ON_GOOD_DAY : 0;
    case 5:
      return worth[5] - (isSized ? 0 : TOO_SMALL.good);
    default:
      return 0;
  }
}

interface Loud {
  hard: readonly DimensionKey[];
  hardest: readonly DimensionKey[];
  good: readonly DimensionKey[];
  best: readonly DimensionKey[];
}

function loudOf(levels: Levels): Loud {
  return {
    hard: ratedWhere(levels, (ease) => ease <= 2),
    hardest: ratedWhere(levels, (ease) => ease === 1),
    good: ratedWhere(levels, (ease) => ease >= 4),
    best: ratedWhere(levels, (ease) => ease === 5),
  };
}

/**
 * The texts of the library that are true of a check-in, the best first. None that the member has read lately
 * comes before all others are used up.
 */
export function ranked(request: Choosing, among: readonly Entry[] = library()): Entry[] {
  const { levels, day, read } = request;
  const loud = loudOf(levels);
  const lately = new Map(read.passages.slice(0, NO_REPEAT).map((id, index) => [id, index]));
  const isFresh = (entry: Entry) =>
    !lately.has(entry.id) && !sentencesIn(entry).some((sentence) => read.sentences.has(sentence));
  const random = seededRandom(request.seed);
  return trueOf(request, among)
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
const WISH = 7;
const LIKED = 1.4;
/** For who has found words too long: each word beyond what reads as short. */
const EACH_WORD_TOO_LONG = 1;
const TREND = 1;
const SAME_FORM = [1.4, 0.9, 0.5] as const;
const SAME_IMAGE = 1.5;
/** More than readers like one such text: in each of three in a row it is a habit of ours. */
const SAYABLE_AGAIN = 2.5;
const SAYABLES_BACK = 2;
const IMAGES_BACK = 10;

/** What speaks for a text beside what it names: the wish, what has helped, and that its form is not yesterday's. */
function merit(entry: Entry, { levels, wish, taste, read }: Choosing): number {
  let sum = entry.manner + (entry.trend ? TREND : 0);
  if (wish !== null && entry.gives === wish) sum += WISH;
  sum += LIKED * liking(taste.gives[entry.gives]);
  sum += LIKED * liking(entry.words <= SHORT_WORDS ? taste.length.short : taste.length.long);
  sum += LIKED * liking(entry.image ? taste.image.with : taste.image.without);
  sum -=
    EACH_WORD_TOO_LONG * liking([taste.because.too_long ?? 0, 0]) * Math.max(0, entry.words - SHORT_WORDS);
  const easy = entry.spoken.filter((key) => (easeOf(key, levels) ?? 0) >= 4).length;
  sum += LIKED * lightness(taste) * (entry.spoken.length === 0 ? 0 : easy / entry.spoken.length);
  if (wish === null) {
    SAME_FORM.forEach((cost, index) => {
      if (entryById(read.passages[index])?.gives === entry.gives) sum -= cost;
    });
  }
  const isLike = (back: number, is: (past: Entry) => boolean) =>
    read.passages.slice(0, back).some((id) => {
      const past = entryById(id);
      return past !== undefined && is(past);
    });
  const { image, isSayable } = entry;
  if (image && isLike(IMAGES_BACK, (past) => past.image === image)) sum -= SAME_IMAGE;
  if (isSayable && isLike(SAYABLES_BACK, (past) => past.isSayable)) sum -= SAYABLE_AGAIN;
  return sum;
}

/** What the text speaks of that is loud today, the loudest first. */
export function namedRatings(entry: Entry, levels: Levels, day: Day): DimensionKey[] {
  return [...entry.spoken]
    .filter((key) => loudness(key, levels, day) > 0)
    .sort((a, b) => loudness(b, levels, day) - loudness(a, levels, day));
}
