import type { ReadFile } from "@/lib/import/read-entry";
import { readFile } from "@/lib/import/read-file";
import { addDays } from "@/lib/time/clock";

/** More than two batches. */
export const TO_IMPORT = 1_200;

/** A file of so many entries, one a day. */
export function fileToImport(): ReadFile {
  const days = Array.from({ length: TO_IMPORT }, (_, index) => addDays("2020-01-01", index));
  const rows = days.map((day) => `${day},any,any,08:00,meh,,,A note`);
  const csv = ["full_date,date,weekday,time,mood,activities,note_title,note", ...rows].join("\n");
  return readFile(Buffer.from(csv), { timeZone: "Europe/London", now: new Date() });
}
