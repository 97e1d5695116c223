import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import type { Period } from "@/lib/moods/report-period";
import { ENTRY_PARTS } from "@/lib/moods/scores";
import { fullDay, monthDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

/** "26 October to 22 November 2026". */
export function periodInWords({ from, to }: Period, region: Region): string {
  const first = from.slice(0, 4) === to.slice(0, 4) ? monthDay(from, region) : fullDay(from, region);
  return `${first} to ${fullDay(to, region)}`;
}

const inList = new Intl.ListFormat("en-GB");

/** What the overall mood is made of. */
export function moodInWords(): string {
  const [straight, turned] = (["high", "low"] as const).map((good) =>
    inList.format(
      DIMENSIONS.filter((one) => one.good === good && ENTRY_PARTS.some((key) => key === one.key)).map(
        ({ label }) => label.toLowerCase(),
      ),
    ),
  );
  return `Overall mood is the mean of ${straight}, and of ${turned} counted the other way round. An imported entry with one overall level instead counts only where no entry has ratings.`;
}

export function figure(value: number): string {
  return value.toFixed(1);
}
