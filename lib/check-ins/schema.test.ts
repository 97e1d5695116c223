import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, keysOf } from "./dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "./levels";
import { CheckInInput, LocalDate, SentCheckIn } from "./schema";

const key = fc.constantFrom(...DIMENSION_KEYS);

test("Nothing sent means 3 throughout, in the morning", () => {
  expect(CheckInInput.parse({})).toMatchObject({ levels: DEFAULT_LEVELS, timeOfDay: "morning", wish: null });
});

const FIVE = Object.fromEntries(keysOf("short").map((key) => [key, 2]));

test("The short check-in takes exactly its five, and leaves the rest unrated", () => {
  expect(keysOf("short")).toEqual([
    "stressLevel",
    "connectionWithOthers",
    "hopeForFuture",
    "sleepQuality",
    "currentChallengeLevel",
  ]);
  expect(CheckInInput.parse({ ...FIVE, form: "short" }).levels).toEqual(
    levelsFrom((key) => (keysOf("short").includes(key) ? 2 : null)),
  );
});

test.each(DIMENSION_KEYS)("%s too many or too few in a short check-in is refused by its name", (field) => {
  const { [field]: _, ...fewer } = FIVE;
  const body = field in FIVE ? fewer : { ...FIVE, [field]: 3 };
  const parsed = CheckInInput.safeParse({ ...body, form: "short" });
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test("Which sliders were moved is told by their names", () => {
  expect(CheckInInput.parse({ moved: ["hopeForFuture"] }).moved).toEqual(["hopeForFuture"]);
  expect(CheckInInput.parse({}).moved).toBeNull();
  expect(CheckInInput.safeParse({ moved: ["userId"] }).success).toBe(false);
});

test("A rating from 1 to 5 is taken, any other value of any kind is refused with its field", () => {
  fc.assert(
    fc.property(key, fc.oneof(fc.integer(), fc.double(), fc.anything()), (field, value) => {
      const isRating = typeof value === "number" && [1, 2, 3, 4, 5].includes(value);
      const parsed = CheckInInput.safeParse({ [field]: value });
      // A missing slider may also be told as undefined, which JSON cannot send.
      if (value === undefined) return;
      expect(parsed.success).toBe(isRating);
      if (!parsed.success) expect(parsed.error.issues[0]?.path).toEqual([field]);
    }),
  );
});

test("A field that a check-in does not have is refused", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (field) => {
      fc.pre(!(field in SentCheckIn.shape));
      const body: unknown = JSON.parse(`{${JSON.stringify(field)}:3}`);
      expect(CheckInInput.safeParse(body).success).toBe(false);
    }),
  );
  expect(CheckInInput.safeParse(JSON.parse('{"__proto__":{}}')).success).toBe(false);
});

test("A day is one that the calendar has", () => {
  for (const day of ["2024-02-29", "2026-12-31"]) expect(LocalDate.safeParse(day).success).toBe(true);
  for (const day of ["2026-02-29", "2026-13-01", "2026-1-1", "20260101", "today", "2026-11-21T00:00:00Z"]) {
    expect(LocalDate.safeParse(day).success).toBe(false);
  }
});
