import { z } from "zod";
import { DIMENSION_KEYS, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { WISHES } from "@/lib/check-ins/rules";
import { EmotionalState, LocalDate } from "@/lib/check-ins/schema";
import { BRAND } from "@/lib/config/brand";
import { IMPORT_MAX_ENTRIES } from "@/lib/config/policy";
import { anId } from "@/lib/ground/id";
import { entryScore } from "@/lib/moods/scores";
import { BECAUSE } from "@/lib/moods/taste";
import {
  asLine,
  faultOfDay,
  faultOfInstant,
  inOrder,
  isApart,
  type Problems,
  type ReadEntry,
  type Reader,
  type ReadQuote,
  refusal,
} from "./read-entry";

const LONGEST_QUOTE = 4_000;
/** Of quotes, and of what was said of them: more than fit into a file. */
const MOST_ROWS = 2 * IMPORT_MAX_ENTRIES;
/** As many rows of one kind that are not as an export writes them are no slips: somebody else made the file. */
const MOST_FAULTS = 1_000;

/** A list whose items nobody has looked at: it may hold millions. */
const List = z.custom<unknown[]>(Array.isArray);

const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const CheckInRow = z.object({
  id: anId(),
  localDate: LocalDate,
  timeOfDay: z.enum(TIMES_OF_DAY),
  createdAt: Instant,
  levels: EmotionalState,
  wish: z.enum(WISHES).nullable().default(null),
  moved: List.refine(({ length }) => length <= DIMENSION_KEYS.length)
    .pipe(z.array(z.enum(DIMENSION_KEYS)))
    .nullable()
    .default(null),
  line: z.string().nullable().default(null),
});

const Tokens = z.int().min(0).max(1_000_000).nullable().default(null);

const QuoteRow = z.object({
  id: anId(),
  emotionalStateId: anId(),
  variant: z.int().min(0).max(99),
  isCurrent: z.boolean(),
  text: z.string().min(1).max(LONGEST_QUOTE),
  reason: z.string().max(LONGEST_QUOTE).default(""),
  gives: z.enum(WISHES).nullable().default(null),
  passage: z.string().max(200).nullable().default(null),
  source: z.enum(["ai", "library"]),
  model: z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .nullable()
    .default(null),
  inputTokens: Tokens,
  outputTokens: Tokens,
  favoritedAt: Instant.nullable().default(null),
  createdAt: Instant,
});

const FeedbackRow = z.object({
  quoteId: anId(),
  createdAt: Instant,
  helped: z.boolean(),
  because: z.enum(BECAUSE).nullable().default(null),
});

/** What of 'Export everything' can be brought along; the rest of it belongs to the account that it came from. */
const OwnJson = z.object({
  product: z.literal(BRAND.name),
  checkIns: List,
  quotes: List.default([]),
  quoteFeedback: List.default([]),
});
export type OwnJson = z.infer<typeof OwnJson>;

/** The file, if it is one of 'Export everything'. */
export function ownJsonIn(value: unknown): OwnJson | null {
  return OwnJson.safeParse(value).data ?? null;
}

/**
 * Entries of 'Export everything', with their quotes and what was said of these.
 *
 * @throws AppError invalid_input when there are too many of them, or too many that can't be read
 */
export function readOwnJson(file: OwnJson, reader: Reader, problems: Problems): ReadEntry[] {
  if (file.checkIns.length > IMPORT_MAX_ENTRIES) throw refusal("tooMany");
  if (Math.max(file.quotes.length, file.quoteFeedback.length) > MOST_ROWS) throw refusal("brokenJson");
  const quotes = quotesByEntry(file, reader, problems);
  const entries = rowsOf(file.checkIns, CheckInRow, "Check-in", problems).flatMap(({ row, place }) => {
    const { id, localDate, timeOfDay, createdAt, levels, wish, moved, line } = row;
    const fault = faultOf(row, reader);
    if (fault) {
      problems.add(place, ...fault);
      return [];
    }
    const told = { levels, wish, moved };
    const of = quotes.get(id) ?? [];
    quotes.delete(id);
    const entry = { id, name: id, at: createdAt, localDate, timeOfDay, told, activities: 0, quotes: of };
    return [{ ...entry, ...asLine(line ?? "") }];
  });
  return inOrder(entries);
}

type Fault = [field: string, why: string];

function faultOf({ createdAt, localDate, levels }: z.infer<typeof CheckInRow>, reader: Reader): Fault | null {
  const day = faultOfDay(localDate, reader);
  if (day) return ["localDate", day];
  const instant = faultOfInstants({ createdAt }, reader);
  if (instant) return instant;
  if (isApart(localDate, createdAt)) return ["localDate", "doesn't match createdAt"];
  return entryScore(levels) > 0 ? null : ["levels", "aren't enough to work out a mood"];
}

/** The first of some instants that something is wrong with. */
function faultOfInstants(instants: Record<string, Date | null>, reader: Reader): Fault | null {
  const faults = Object.entries(instants).map(([field, at]): Fault | null => {
    const why = at && faultOfInstant(at, reader);
    return why ? [field, why] : null;
  });
  return faults.find((fault) => fault !== null) ?? null;
}

/** Of an entry's quotes, the last is the current one. */
function quotesByEntry(file: OwnJson, reader: Reader, problems: Problems): Map<string, ReadQuote[]> {
  const said = feedbackByQuote(file, reader, problems);
  const found = new Map<string, ReadQuote[]>();
  for (const { row, place } of rowsOf(file.quotes, QuoteRow, "Quote", problems)) {
    const { id, emotionalStateId, text, reason, gives, passage, ...rest } = row;
    const others = found.get(emotionalStateId) ?? [];
    const { createdAt, favoritedAt } = rest;
    const fault = others.some(({ variant }) => variant === rest.variant)
      ? TWICE
      : faultOfInstants({ createdAt, favoritedAt }, reader);
    if (fault) {
      problems.add(place, ...fault);
      continue;
    }
    const content = { text, reason, gives, passage };
    const isCurrent = others.every(({ variant }) => variant < rest.variant);
    const before = isCurrent ? others.map((other) => ({ ...other, isCurrent: false })) : others;
    found.set(emotionalStateId, [...before, { ...rest, isCurrent, content, feedback: said.get(id) ?? null }]);
  }
  return found;
}

const TWICE: Fault = ["variant", "is there twice"];

function feedbackByQuote(file: OwnJson, reader: Reader, problems: Problems) {
  return new Map(
    rowsOf(file.quoteFeedback, FeedbackRow, "Feedback", problems).flatMap(({ row, place }) => {
      const { quoteId, ...said } = row;
      const fault = faultOfInstants({ createdAt: said.createdAt }, reader);
      if (fault) problems.add(place, ...fault);
      return fault ? [] : [[quoteId, said] as const];
    }),
  );
}

/** The rows of a list that are as they should be; of others, the first thing that is not is told. */
function rowsOf<Row>(list: readonly unknown[], schema: z.ZodType<Row>, what: string, problems: Problems) {
  let faults = 0;
  return list.flatMap((value, index) => {
    const place = `${what} ${index + 1}`;
    const { data, error } = schema.safeParse(value);
    if (data !== undefined) return [{ row: data, place }];
    faults += 1;
    if (faults > MOST_FAULTS) throw refusal("brokenJson");
    problems.add(place, error?.issues[0]?.path.join(".") || null, "isn't how an export writes it");
    return [];
  });
}
