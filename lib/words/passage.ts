import { z } from "zod";
import { DIMENSION_KEYS, type DimensionKey, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { WISHES } from "@/lib/check-ins/rules";
import { TRENDS } from "./day";

const Level = z.int().min(1).max(5);
const Range = z.tuple([z.number(), z.number()]);
const Rating = z.enum(DIMENSION_KEYS as [DimensionKey, ...DimensionKey[]]);

/**
 * One text of the library with its record: for whom its words are true. Held against the files by a test, as that
 * takes longer than all else at a server's first check-in.
 */
export const Passage = z.strictObject({
  id: z.string(),
  times: z.array(z.enum(TIMES_OF_DAY)).min(1),
  text: z.string(),
  /** Each rating that the text speaks of, with the levels at which its words are true. */
  names: z.partialRecord(Rating, z.array(Level).min(1)),
  /** Ratings that it does not speak of, with the levels that it would contradict or hurt at. */
  avoid: z.partialRecord(Rating, z.array(Level).min(1)).optional(),
  /** What the words say of the whole day, each from and to. */
  shape: z
    .strictObject({
      /** The mean ease of all ratings. */
      ease: Range.optional(),
      /** How many ratings are on the hard side, at its very end, on the good side. */
      hard: Range.optional(),
      extreme: Range.optional(),
      good: Range.optional(),
      /** Connection and support added. */
      people: Range.optional(),
      /** How many ratings there are: what speaks of the whole day rests on most of them. */
      rated: Range.optional(),
      /** [1, 1]: the screen shows a listening line. */
      line: Range.optional(),
      /** [1, 1]: the panel of crisis care stands open. */
      unfolded: Range.optional(),
    })
    .optional(),
  presumes: z.array(z.enum(["people", "walking", "bed", "indoors", "leisure", "confidence"])).optional(),
  trend: z.partialRecord(Rating, z.enum(TRENDS)).optional(),
  gives: z.enum(WISHES),
  /** The picture that the words draw, if they draw one. */
  image: z.string().optional(),
  /** What the marks of readers who did not write it say of it beside what it names, of 20; 14.5 is the usual. */
  mark: z.int().min(0).max(20).optional(),
});
export type Passage = z.infer<typeof Passage>;
