import { localDate, localTime } from "@/lib/time/clock";
import { type Region, shortFullDay, timeInWords } from "@/lib/time/date-words";

/** "21 Nov 2026". Dates of the consoles are UTC's, the same for every admin. */
export function day(instant: string, region?: Region): string {
  return shortFullDay(localDate(new Date(instant), "UTC"), region);
}

/** "21 Nov 2026, 05:45 UTC". */
export function moment(instant: string, region?: Region): string {
  return `${day(instant, region)}, ${timeInWords(localTime(new Date(instant), "UTC"), region)} UTC`;
}
