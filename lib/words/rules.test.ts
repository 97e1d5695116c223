import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, type DimensionKey, type Levels, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { reasonLine } from "@/lib/words/rules";
import { writeFromLibrary } from "@/lib/words/writers/library-writer";
import { quoteRequest } from "@/tests/support/quote-requests";

const all = (level: number, changes: Partial<Levels> = {}): Levels => ({
  ...(Object.fromEntries(DIMENSION_KEYS.map((key) => [key, level])) as Levels),
  ...changes,
});
const anyLevels = fc.record(
  Object.fromEntries(DIMENSION_KEYS.map((key) => [key, fc.integer({ min: 1, max: 5 })])) as Record<
    DimensionKey,
    fc.Arbitrary<number>
  >,
);

test("the reason names the ratings and the time of day", () => {
  const levels = all(3, {
    sleepQuality: 2,
    hopeForFuture: 4,
    currentChallengeLevel: 5,
    supportSystemStrength: 1,
  });
  expect(reasonLine(levels, "evening", ["sleepQuality", "hopeForFuture"])).toBe(
    "You rated sleep 2 and hope 4 this evening",
  );
  expect(
    reasonLine(levels, "morning", ["currentChallengeLevel", "supportSystemStrength", "hopeForFuture"]),
  ).toBe("You rated challenge level 5, support system 1 and hope 4 this morning");
  expect(reasonLine(levels, "afternoon", ["sleepQuality"])).toBe("You rated sleep 2 this afternoon");
  expect(reasonLine(levels, "afternoon", [])).toBe("You checked in this afternoon");
});

test("whatever the check-in, the reason is one short line without a full stop", () => {
  fc.assert(
    fc.property(anyLevels, fc.constantFrom(...TIMES_OF_DAY), (levels, timeOfDay) => {
      const { names } = writeFromLibrary(quoteRequest({ levels, timeOfDay }));
      const line = reasonLine(levels, timeOfDay, names);
      expect(line).toMatch(
        /^You (?:checked in|rated (?:(?:[a-z ]+ [1-5], )?[a-z ]+ [1-5] and )?[a-z ]+ [1-5]) this [a-z]+$/,
      );
      expect(line.length).toBeLessThanOrEqual(90);
    }),
  );
});
