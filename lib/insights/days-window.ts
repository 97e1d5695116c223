import { addDays } from "@/lib/clock";
import type { Summary, Sums } from "@/lib/moods/summary";

/** The sums of so many days in a row. */
export function sumsOfDays(days: Summary["days"], first: string, length: number): Sums {
  const sums: Sums = [0, 0, 0];
  for (let day = 0; day < length; day += 1) {
    const [entries, entryScores, cardScores] = days[addDays(first, day)] ?? [0, 0, 0];
    sums[0] += entries;
    sums[1] += entryScores;
    sums[2] += cardScores;
  }
  return sums;
}
