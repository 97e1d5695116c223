import type { DimensionKey } from "@/lib/check-ins/dimensions";
import { BODY_WORDS } from "./claim-words/body";
import { OUTLOOK_WORDS } from "./claim-words/outlook";
import { PEOPLE_WORDS } from "./claim-words/people";
import type { RatingWords } from "./claim-words/rating-words";
import { SELF_WORDS } from "./claim-words/self";
import { STRAIN_WORDS } from "./claim-words/strain";

/** What may be said of each rating, and at which of its levels. */
export const RATING_WORDS: Readonly<Record<DimensionKey, RatingWords>> = {
  ...STRAIN_WORDS,
  ...SELF_WORDS,
  ...OUTLOOK_WORDS,
  ...PEOPLE_WORDS,
  ...BODY_WORDS,
};
