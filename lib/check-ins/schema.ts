import { z } from "zod";
import { LINE_MAX } from "@/lib/config/policy";
import { anId } from "@/lib/ground/id";
import { DIMENSION_KEYS, type DimensionKey, FORMS, keysOf, TIMES_OF_DAY } from "./dimensions";
import { DEFAULT_LEVEL, levelsFrom } from "./levels";
import { WISHES } from "./rules";

const RANGE = "must be a whole number from 1 to 5";

export const Level = z.int(RANGE).min(1, RANGE).max(5, RANGE);

const levelFields = Object.fromEntries(DIMENSION_KEYS.map((key) => [key, Level.optional()])) as Record<
  DimensionKey,
  z.ZodOptional<typeof Level>
>;

/** A check-in as it is sent; an unknown field is refused. */
export const SentCheckIn = z.strictObject({
  ...levelFields,
  form: z.enum(FORMS).optional(),
  /** Which sliders were moved: the words speak of no other, unless none was. */
  moved: z.array(z.enum(DIMENSION_KEYS)).max(DIMENSION_KEYS.length).optional(),
  timeOfDayPreference: z.enum(TIMES_OF_DAY).default("morning"),
  /** What the member says would help now. */
  wish: z.enum(WISHES).optional(),
  /** When it was filled in, where that was not now: a check-in made without a connection is sent later. */
  checkedInAt: z.iso
    .datetime({ offset: true, error: "must be an instant, such as 2026-11-21T08:30:00Z" })
    .optional(),
});
export type SentCheckIn = z.infer<typeof SentCheckIn>;

/** A check-in as it counts: in the full form a missing slider means 3, the short one takes exactly its own. */
export const CheckInInput = SentCheckIn.superRefine((sent, { addIssue }) => {
  if (sent.form !== "short") return;
  for (const key of DIMENSION_KEYS) {
    const isAsked = keysOf("short").includes(key);
    if (isAsked && sent[key] === undefined)
      addIssue({ code: "custom", path: [key], input: sent, message: RANGE });
    if (!isAsked && sent[key] !== undefined)
      addIssue({ code: "custom", path: [key], input: sent, message: "is not part of the short check-in" });
  }
}).transform(({ form = "full", moved = null, timeOfDayPreference, wish = null, checkedInAt, ...sent }) => ({
  levels: levelsFrom((key) => sent[key] ?? (form === "full" ? DEFAULT_LEVEL : null)),
  moved,
  timeOfDay: timeOfDayPreference,
  wish,
  checkedInAt,
}));

const RatedLevel = Level.nullable();

/** The levels of a stored entry; null is what was not rated. */
export const EmotionalState = z.object({
  ...(Object.fromEntries(DIMENSION_KEYS.map((key) => [key, RatedLevel])) as Record<
    DimensionKey,
    typeof RatedLevel
  >),
  /** Of an entry that another app asked one level of. */
  overall: Level.optional(),
});

/** A calendar day that exists. */
export const LocalDate = z.iso.date("must be a day, such as 2026-11-21");

export const EntryParams = z.object({ id: anId() });

/** What a member writes for themselves about an entry; nothing takes it back. */
export const LineInput = z.strictObject({
  text: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .refine((text) => [...text].length <= LINE_MAX, `must be ${LINE_MAX} characters at most`),
});

export const LineReply = z.object({ id: z.string(), line: z.string().nullable() });

/** What is corrected of an entry, by the names of a check-in; what is left out stays as it is. */
export const MendInput = z
  .strictObject({ ...levelFields, timeOfDayPreference: z.enum(TIMES_OF_DAY).optional() })
  .refine(
    (mend) => Object.values(mend).some((value) => value !== undefined),
    "must say what is to be corrected",
  );
export type MendInput = z.infer<typeof MendInput>;

/** The entry as it is now. */
export const MendReply = z.object({
  id: z.string(),
  timeOfDay: z.enum(TIMES_OF_DAY),
  emotionalState: EmotionalState,
});

/** A deletion answers with what is gone. */
export const EntryReply = z.object({ id: z.string() });
