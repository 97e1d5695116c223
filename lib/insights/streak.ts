import { addDays } from "@/lib/clock";
import type { Summary } from "@/lib/moods/summary";
import { sumsOfDays } from "./days-window";
import type { Insight } from "./insight";
import { entriesInWords } from "./plain-words";

const LENGTHS = [7, 30, 100, 365];

/** Said on the day that a run of days reaches a length, at its first entry: a fact, not a prize. */
export function streakInsights({ streak, days, recent }: Summary): Insight[] {
  const { current, lastDate } = streak;
  const isFirstOfDay = lastDate !== null && recent[0]?.date === lastDate && days[lastDate]?.[0] === 1;
  if (!isFirstOfDay || !LENGTHS.includes(current)) return [];
  const [entries] = sumsOfDays(days, addDays(lastDate, 1 - current), current);
  const text = `Each of the last ${current} days has an entry, ${entriesInWords(entries)} in all.`;
  return [{ type: "streak", topic: `streak ${current}`, text }];
}
