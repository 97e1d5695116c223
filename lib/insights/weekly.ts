import { TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { addDays } from "@/lib/clock";
import { monthDay } from "@/lib/moods/day-words";
import { entriesThisWeek, meanEntryScore, weekStart } from "@/lib/moods/rules";
import type { Summary } from "@/lib/moods/summary";
import { sumsOfDays } from "./days-window";
import type { Insight } from "./insight";
import { entriesInWords, scoreInWords } from "./plain-words";

/** A week with fewer has nothing to sum up. */
const FEWEST_ENTRIES = 3;

/** The facts of the week before, said with the first entry of a new week (from Sunday). */
export function weeklyInsights(summary: Summary): Insight[] {
  const { days, recent, streak } = summary;
  const today = recent[0]?.date;
  // One who flew west may still be in a week that was already summed up.
  if (!today || today !== streak.lastDate || entriesThisWeek(summary, today) !== 1) return [];
  const sunday = addDays(weekStart(today), -7);
  const sums = sumsOfDays(days, sunday, 7);
  if (sums[0] < FEWEST_ENTRIES) return [];
  const saturday = addDays(sunday, 6);
  const usual = usualTime(recent, sunday, saturday, sums[0]);
  const often = usual ? ` Most were made in the ${usual}.` : "";
  return [
    {
      type: "weekly",
      topic: `weekly ${sunday}`,
      text:
        `The week from ${monthDay(sunday)} to ${monthDay(saturday)} has ${entriesInWords(sums[0])}. ` +
        `Your mood averaged ${scoreInWords(meanEntryScore(sums))} out of 5.${often}`,
    },
  ];
}

/** The time of day of more than half of a week's entries; null when there is none, or some are no longer known. */
function usualTime(
  recent: Summary["recent"],
  first: string,
  last: string,
  entries: number,
): TimeOfDay | null {
  const ofWeek = recent.filter(({ date }) => date >= first && date <= last);
  if (ofWeek.length !== entries) return null;
  const count = (time: TimeOfDay) => ofWeek.filter(({ timeOfDay }) => timeOfDay === time).length;
  return TIMES_OF_DAY.find((time) => count(time) * 2 > entries) ?? null;
}
