import {
  DIMENSION_KEYS,
  type DimensionKey,
  easeAt,
  type Levels,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { COMPARED_DAYS, COMPARED_DAYS_IF_MANY } from "@/lib/config/policy";
import { addDays } from "@/lib/time/clock";
import { monthOf, moveMonth } from "./calendar";
import type { Look } from "./insights/links";
import { FEWEST_COMPARED } from "./insights/rules";
import { type KeptSums, sumsAt } from "./kept-sums";
import { daysOfMonth, isHardWeek, sumsOfDays, weekStart } from "./rules";
import type { Answers, Change, Sample } from "./schema";
import { entryScore, halves, mean, onOneScale } from "./scores";
import { type Summary, unpackRecent } from "./summary";
import { isMixed, meanEntryScore, type Sums, sumsOnOneScale } from "./sums";
import { helpedByForm } from "./taste";

/** How many mood bars analytics shows; the arrow beside them compares their halves. */
export const HISTORY_LENGTH = 10;

/** The longer course beside the arrow. */
const WEEKS = 8;

/** Entries that are compared lie on at least so many days: a mean of fewer would be that of two days. */
const FEWEST_DAYS_COMPARED = 3;

/** More than three would be a list again. */
const MOST_MOVED = 3;
/** Less than half a level is what most fortnights differ by. */
const LEAST_MOVED = 0.5;
/** A look at fewer entries misses most links of moderate size: that it found none says nothing. */
const FEWEST_FOR_NONE = 50;
/** Up to here two things hardly go together, however often they are looked at; above it, not found is not none. */
const STRONGEST_NONE = 0.2;
/** What is said to differ differs to the eye as well. */
const LEAST_APART = 0.3;

/** What the division of a mean may round off. */
const ROUNDING = 1e-9;

/** What the entries say to the questions of analytics. It reads the summary only, so that it costs no statement. */
export function answersOf(summary: Summary, today: string): Answers {
  const kept = unpackRecent(summary.recent);
  const compared = onOneScale(kept, levelsOf);
  const sumsOfWeeks = weekSums(summary, today);
  const weeks = weeksOn(sumsOfWeeks, today);
  return {
    arrow: arrow(kept),
    leavesOut: compared.length < kept.length || [sumsOfWeeks, monthSums(summary, today)].some(isMixed),
    weeks,
    moved: moved(kept, summary.days, today),
    hardWeek: hardWeek(kept, weeks, today),
    timesOfDay: timesOfDay(compared, summary.look),
    months: months(summary, today),
    sleep: sleep(summary),
    words: helpedByForm(summary.words.taste),
  };
}

/** The entries that the summary keeps one by one, newest first. */
interface KeptEntry {
  date: string;
  timeOfDay: TimeOfDay;
  levels: Levels;
}

function levelsOf({ levels }: KeptEntry): Levels {
  return levels;
}

function sampleOf(entries: readonly KeptEntry[]): Sample {
  return {
    entries: entries.length,
    score: mean(entries.map(({ levels }) => entryScore(levels))),
  };
}

function isEnough(entries: readonly KeptEntry[]): boolean {
  if (entries.length < FEWEST_COMPARED) return false;
  const days = new Set<string>();
  return entries.some(({ date }) => days.add(date).size >= FEWEST_DAYS_COMPARED);
}

function arrow(kept: readonly KeptEntry[]): Answers["arrow"] {
  const history = onOneScale(kept.slice(0, HISTORY_LENGTH), levelsOf);
  if (history.length < 2) return null;
  const [newer, older] = halves(history);
  return { newer: sampleOf(newer), older: sampleOf(older) };
}

/** The Sundays of the eight weeks, oldest first. */
function sundays(today: string): string[] {
  const thisWeek = weekStart(today);
  return Array.from({ length: WEEKS }, (_, week) => addDays(thisWeek, 7 * (week + 1 - WEEKS)));
}

function weekSums({ days }: Summary, today: string): Sums[] {
  return sundays(today).map((sunday) => sumsOfDays(days, sunday, 7));
}

function weeksOn(sumsOfWeeks: readonly Sums[], today: string): Answers["weeks"] {
  const compared = sumsOnOneScale(sumsOfWeeks);
  return sundays(today).map((from, week) => {
    const sums = compared[week] ?? [0, 0, 0];
    return { from, entries: sums[0], score: sums[0] === 0 ? null : meanEntryScore(sums) };
  });
}

/** Of who has many entries the summary does not keep two fortnights one by one: half of them would mislead, so weeks are compared. */
function moved(kept: readonly KeptEntry[], days: KeptSums, today: string): Answers["moved"] {
  const within = (from: string, to: string) => kept.filter(({ date }) => date >= from && date <= to);
  const isKept = (span: number) => {
    const from = addDays(today, 1 - 2 * span);
    return within(from, today).length === sumsOfDays(days, from, 2 * span)[0];
  };
  const span = [COMPARED_DAYS, COMPARED_DAYS_IF_MANY].find(isKept);
  if (span === undefined) return null;
  const last = within(addDays(today, 1 - span), today);
  const before = within(addDays(today, 1 - 2 * span), addDays(today, -span));
  if (![last, before].every(isEnough)) return null;
  const change = changes(before, last);
  // Imported entries may rate none of them.
  if (change.length === 0) return null;
  return {
    days: span,
    entries: last.length,
    entriesBefore: before.length,
    dimensions: mostMoved(change),
  };
}

/** What moved most, most first. */
function mostMoved(changes: readonly Change[]): Change[] {
  return changes
    .filter((one) => Math.abs(one.now - one.before) >= LEAST_MOVED - ROUNDING)
    .toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
    .slice(0, MOST_MOVED);
}

/** What stood out in the hardest of the weeks that are over, and what eased after it; only while each of its entries is kept. */
function hardWeek(kept: readonly KeptEntry[], weeks: Answers["weeks"], today: string): Answers["hardWeek"] {
  const [hardest] = weeks
    .slice(0, -1)
    .filter(isHardWeek)
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  if (!hardest) return null;
  const { from, entries } = hardest;
  const next = addDays(from, 7);
  const rated = onOneScale(kept, levelsOf);
  const isInIt = ({ date }: KeptEntry) => date >= from && date < next;
  const [during, others] = [rated.filter(isInIt), rated.filter((entry) => !isInIt(entry))];
  if (during.length !== entries) return null;
  if (![during, others].every(isEnough)) return null;
  const end = addDays(next, COMPARED_DAYS);
  const after = others.filter(({ date }) => date >= next && date < end);
  return {
    from,
    entries,
    others: others.length,
    harder: mostMoved(changes(others, during).filter((one) => !isEasier(one))),
    after: isEnough(after)
      ? {
          isOver: end <= today,
          entries: after.length,
          eased: mostMoved(changes(during, after).filter(isEasier)),
        }
      : null,
  };
}

function isEasier({ key, before, now }: Change): boolean {
  return easeAt(key, now) > easeAt(key, before);
}

/** How each dimension changed that enough entries rated, before and then. */
function changes(before: readonly KeptEntry[], last: readonly KeptEntry[]): Change[] {
  return DIMENSION_KEYS.flatMap((key) => changeOf(key, before, last));
}

/** What short check-ins leave out is compared over the entries that rated it, if they are enough. */
function changeOf(key: DimensionKey, before: readonly KeptEntry[], last: readonly KeptEntry[]): Change[] {
  const [then, now] = [before, last].map((entries) => entries.filter(({ levels }) => levels[key] !== null));
  if (!then || !now || ![then, now].every(isEnough)) return [];
  const meanOf = (entries: readonly KeptEntry[]) => mean(entries.map(({ levels }) => levels[key] ?? 0));
  return [
    {
      key,
      before: meanOf(then),
      now: meanOf(now),
      entries: now.length,
      entriesBefore: then.length,
    },
  ];
}

/** The entries that the summary keeps; that it is clear was found by the last look, and still has to point that way. */
function timesOfDay(kept: readonly KeptEntry[], look: Look): Answers["timesOfDay"] {
  const at = (time: TimeOfDay) => kept.filter(({ timeOfDay }) => timeOfDay === time);
  const [mornings, evenings] = [at("morning"), at("evening")];
  if (![mornings, evenings].every(isEnough)) return null;
  const [morning, evening] = [sampleOf(mornings), sampleOf(evenings)];
  const link = look.find(({ key }) => key === "evening");
  const apart = evening.score - morning.score;
  const isStillSo = Math.abs(apart) >= LEAST_APART && apart * (link?.strength ?? 0) > 0;
  return { morning, evening, isClear: isStillSo && link?.isClear === true };
}

/** Last month's sums and this one's. */
function monthSums({ months }: Summary, today: string): Sums[] {
  return [-1, 0].map((by) => sumsAt(months, moveMonth(monthOf(today), by)) ?? [0, 0, 0]);
}

function months(summary: Summary, today: string): Answers["months"] {
  const [previous, current] = sumsOnOneScale(monthSums(summary, today)).map((sums, place) => {
    const month = moveMonth(monthOf(today), place - 1);
    const sumsOfItsDays = daysOfMonth(summary.days, month).map(([, ofDay]) => ofDay);
    const days = sumsOnOneScale(sumsOfItsDays).filter(([entries]) => entries > 0);
    return { month, entries: sums[0], score: meanEntryScore(sums), days: days.length };
  });
  if (!previous || !current) return null;
  const isEach = [previous, current].every(
    ({ entries, days }) => entries >= FEWEST_COMPARED && days >= FEWEST_DAYS_COMPARED,
  );
  if (!isEach) return null;
  const said = ({ month, entries, score }: typeof current) => ({ month, entries, score });
  return { current: said(current), previous: said(previous) };
}

function sleep({ look }: Summary): Answers["sleep"] {
  const link = look.find(({ key }) => key === "sleepQuality");
  if (!link) return null;
  const { entries, strength, isClear } = link;
  if (!isClear && entries < FEWEST_FOR_NONE) return null;
  if (!isClear) return { entries, link: Math.abs(strength) <= STRONGEST_NONE ? "none" : "unclear" };
  return { entries, link: strength > 0 ? "together" : "against" };
}
