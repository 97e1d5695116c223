import { v4 as uuid } from "uuid";
import type { CheckInInput } from "@/lib/check-ins/schema";

/** A check-in that was sent, under the key that names it to the server. */
export interface Attempt {
  key: string;
  ratings: CheckInInput;
}

/** The same ratings sent again are the same check-in; other ratings are a new one. */
export function attemptFor(ratings: CheckInInput, last: Attempt | null): Attempt {
  return last && sameRatings(last.ratings, ratings) ? last : { key: uuid(), ratings };
}

function sameRatings(a: CheckInInput, b: CheckInInput): boolean {
  return (Object.keys(a) as (keyof CheckInInput)[]).every((name) => a[name] === b[name]);
}
