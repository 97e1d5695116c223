import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS } from "./dimensions";
import { DEFAULT_LEVELS } from "./levels";
import { CheckInInput, LocalDate } from "./schema";

const key = fc.constantFrom(...DIMENSION_KEYS);

test("Nothing sent means 3 throughout, in the morning", () => {
  expect(CheckInInput.parse({})).toEqual({ ...DEFAULT_LEVELS, timeOfDayPreference: "morning" });
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
      fc.pre(field !== "timeOfDayPreference" && !DIMENSION_KEYS.some((known) => known === field));
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
