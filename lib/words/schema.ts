import { z } from "zod";
import { TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { WISHES } from "@/lib/check-ins/rules";
import { EmotionalState, LocalDate } from "@/lib/check-ins/schema";
import { anId } from "@/lib/ground/id";
import { BECAUSE } from "@/lib/moods/taste";

export const PAGE_SIZE = 30;
/** How many other texts an entry may have beside its first. */
export const MOST_OTHERS = 3;

export const QuoteParams = z.object({ id: anId() });

export const FavoriteInput = z.strictObject({ isFavorite: z.boolean() });

export const QuoteListQuery = z.strictObject({
  /** The `nextCursor` of the page before. */
  before: anId("must be a nextCursor from an earlier reply").optional(),
  /** Only quotes of this local day. */
  date: LocalDate.optional(),
});
export type QuoteListQuery = z.infer<typeof QuoteListQuery>;

/** A quote in a list, with the entry that it was written for. */
export const Quote = z.object({
  id: z.string(),
  /** The entry's own id. */
  checkInId: z.string(),
  text: z.string(),
  createdAt: z.string(),
  localDate: z.string(),
  timeOfDay: z.enum(TIMES_OF_DAY),
  isFavorite: z.boolean(),
  source: z.enum(["ai", "library"]),
  emotionalState: EmotionalState,
  /** When the entry was made. */
  checkedInAt: z.string(),
  /** What the member wrote for themselves about the entry. */
  line: z.string().nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const QuoteList = z.object({ quotes: z.array(Quote), nextCursor: z.string().nullable() });
export type QuoteList = z.infer<typeof QuoteList>;

export const EntryListQuery = QuoteListQuery.pick({ before: true });
export type EntryListQuery = z.infer<typeof EntryListQuery>;

const Entry = z.object({
  id: z.string(),
  timeOfDay: z.enum(TIMES_OF_DAY),
  createdAt: z.string(),
  emotionalState: EmotionalState,
  /** What the member wrote about it for themselves. */
  line: z.string().nullable(),
});

/** An entry in a list. */
export const ListedEntry = Entry.extend({
  localDate: z.string(),
  /** The words that stand for it now; null where it has none. */
  quote: Quote.pick({ id: true, text: true, isFavorite: true }).nullable(),
});
export type ListedEntry = z.infer<typeof ListedEntry>;

export const EntryList = z.object({ entries: z.array(ListedEntry), nextCursor: z.string().nullable() });
export type EntryList = z.infer<typeof EntryList>;

export const OneDayQuery = z.strictObject({ date: LocalDate });

/** One day: its entries in order, each with all that was written for it, and the nearest days that have entries. */
export const OneDay = z.object({
  date: LocalDate,
  previous: LocalDate.nullable(),
  next: LocalDate.nullable(),
  entries: z.array(
    Entry.extend({
      /** In the order in which they were written; the last one is the entry's quote. */
      quotes: z.array(Quote.pick({ id: true, text: true, createdAt: true, isFavorite: true, source: true })),
    }),
  ),
});
export type OneDay = z.infer<typeof OneDay>;

/** Words that the member kept, come back by themselves; null where none do today. */
export const ResurfacedReply = z.object({
  quote: z
    .object({
      id: z.string(),
      text: z.string(),
      keptOn: LocalDate,
      /** Whether the panel with the crisis lines stood with these words, which may lead to it. */
      support: z.boolean(),
    })
    .nullable(),
});
export type ResurfacedReply = z.infer<typeof ResurfacedReply>;

/** Whether words that the member kept come back by themselves. */
export const ResurfacingChoice = z.strictObject({ isOn: z.boolean() });
export type ResurfacingChoice = z.infer<typeof ResurfacingChoice>;

/** The quote that a check-in has just been answered with. */
export const GeneratedQuote = z.object({
  id: z.string(),
  /** The id of the check-in's entry. */
  checkInId: z.string(),
  text: z.string(),
  isFavorite: z.boolean(),
  createdAt: z.string(),
  source: z.enum(["ai", "library"]),
  /** One line that says what the words leaned on. */
  reason: z.string(),
  /** Whether the panel with the crisis lines stands with these words. */
  support: z.boolean(),
  /** Whether the line that leads to the crisis lines stands under them; never with the panel. */
  supportLine: z.boolean(),
  /** What the member wrote for themselves about the entry. */
  line: z.string().nullable(),
  /** How many other texts may still be asked for. */
  othersLeft: z.int(),
});
export type GeneratedQuote = z.infer<typeof GeneratedQuote>;

/** A change of favorite answers with what the screens show of it. */
export const FavoriteReply = z.object({ id: z.string(), isFavorite: z.boolean() });
export type FavoriteReply = z.infer<typeof FavoriteReply>;

/** What would help may be said anew with each other text; `none` takes it back. */
export const AnotherQuery = z.strictObject({ wish: z.enum([...WISHES, "none"]).optional() });

/** Whether words helped; why not is theirs to say or to leave. */
export const FeedbackInput = z
  .strictObject({ helped: z.boolean(), because: z.enum(BECAUSE).optional() })
  .refine(({ helped, because }) => !helped || because === undefined, {
    path: ["because"],
    error: "belongs to words that did not help",
  });

export const FeedbackReply = z.object({ id: z.string(), helped: z.boolean() });

/** What Hearten has learnt of which words help, in sentences. */
export const LearntReply = z.object({ learnt: z.array(z.string()) });
export type LearntReply = z.infer<typeof LearntReply>;
