import { z } from "zod";
import { TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { CheckInInput, EmotionalState } from "@/lib/check-ins/schema";

const STORAGE_KEY = "check-in";

const Unfinished = z.object({
  memberId: z.string(),
  levels: EmotionalState,
  /** Null until the member chose. */
  timeOfDay: z.enum(TIMES_OF_DAY).nullable(),
  /** What was sent last and is not known to have arrived. */
  attempt: z.object({ key: z.uuid(), ratings: CheckInInput }).nullable(),
});

/** A check-in under way. It lives in this tab alone, through a reload, until it succeeds or the member signs out. */
export type Unfinished = z.infer<typeof Unfinished>;

/** What this member left unfinished; anyone else's is thrown away. */
export function recallUnfinished(memberId: string): Unfinished | null {
  const stored = Unfinished.safeParse(storedValue());
  if (stored.success && stored.data.memberId === memberId) return stored.data;
  forgetUnfinished();
  return null;
}

export function keepUnfinished(unfinished: Unfinished): void {
  attempting(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(unfinished)));
}

export function forgetUnfinished(): void {
  attempting(() => sessionStorage.removeItem(STORAGE_KEY));
}

function storedValue(): unknown {
  return attempting(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"));
}

/** Without storage, or with something else in it, a check-in lasts as long as the page. */
function attempting<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
