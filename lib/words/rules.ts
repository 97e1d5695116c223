import { DIMENSION, type DimensionKey, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";
import type { CrisisCare } from "@/lib/crisis/rules";

/** What a reply says of crisis care: `support` for the panel, `supportLine` for the line, never both. */
export function supportOf(care: CrisisCare): { support: boolean; supportLine: boolean } {
  return { support: care === "panel", supportLine: care === "line" };
}

/** What crisis care a text was asked for under. */
export function careOf({ care, line }: { care: boolean; line: boolean }): CrisisCare {
  return care ? "panel" : line ? "line" : null;
}

const PAST_AFTER = 6 * 3_600_000;

/** Whether the moment of a check-in is no longer what its member would call now. */
export function isPast(checkedInAt: Date, now: Date): boolean {
  return now.getTime() - checkedInAt.getTime() > PAST_AFTER;
}

/** Why these words, in one line: "You rated sleep 2 and hope 4 this evening"; of a past one, "that evening". */
export function reasonLine(
  { levels, timeOfDay, isPast }: { levels: Levels; timeOfDay: TimeOfDay; isPast?: boolean },
  names: readonly DimensionKey[],
): string {
  const when = `${isPast ? "that" : "this"} ${timeOfDay}`;
  const ratings = names.slice(0, 3).map((key) => `${DIMENSION[key].label.toLowerCase()} ${levels[key]}`);
  return ratings.length === 0 ? `You checked in ${when}` : `You rated ${inEnglish(ratings)} ${when}`;
}

function inEnglish(items: readonly string[]): string {
  return items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items.slice(-1).join("")}`;
}

/**
 * What a list shows of a quote: its beginning, cut at the end of a word within the first `limit` characters, with an
 * ellipsis where more follows. A word longer than that is cut where the limit is.
 */
export function excerpt(text: string, limit: number): string {
  if (!isCut(text, limit)) return text;
  const characters = Array.from(text);
  const within = characters.slice(0, limit).join("");
  const endsWithWord = /\s/u.test(characters[limit] ?? "");
  const words = endsWithWord ? within : within.replace(/\s\S*$/u, "");
  return `${words.replace(TRAILING, "")}…`;
}

/** What reads badly before an ellipsis. */
const TRAILING = /[\s.,;:–—-]+$/u;

/** Whether an excerpt leaves anything out. */
export function isCut(text: string, limit: number): boolean {
  return Array.from(text).length > limit;
}
