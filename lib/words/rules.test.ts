import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, type DimensionKey, type Levels, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { quoteRequest } from "@/tests/support/quote-requests";
import { excerpt, isCut, isPast, reasonLine } from "./rules";
import { writeFromLibrary } from "./writers/writer";

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

test("a morning is over by the evening, and an hour is not yet past", () => {
  const at = (time: string) => new Date(`2026-11-21T${time}Z`);
  expect(isPast(at("09:00"), at("19:00"))).toBe(true);
  expect(isPast(at("09:00"), at("10:00"))).toBe(false);
});

test("the reason names the ratings and the time of day", () => {
  const levels = all(3, {
    sleepQuality: 2,
    hopeForFuture: 4,
    currentChallengeLevel: 5,
    supportSystemStrength: 1,
  });
  expect(reasonLine({ levels, timeOfDay: "evening" }, ["sleepQuality", "hopeForFuture"])).toBe(
    "You rated sleep 2 and hope 4 this evening",
  );
  expect(
    reasonLine({ levels, timeOfDay: "morning" }, [
      "currentChallengeLevel",
      "supportSystemStrength",
      "hopeForFuture",
    ]),
  ).toBe("You rated challenge level 5, support system 1 and hope 4 this morning");
  expect(reasonLine({ levels, timeOfDay: "afternoon" }, ["sleepQuality"])).toBe(
    "You rated sleep 2 this afternoon",
  );
  expect(reasonLine({ levels, timeOfDay: "afternoon" }, [])).toBe("You checked in this afternoon");
  expect(reasonLine({ levels, timeOfDay: "evening", isPast: true }, [])).toBe("You checked in that evening");
});

test("whatever the check-in, the reason is one short line without a full stop", () => {
  fc.assert(
    fc.property(anyLevels, fc.constantFrom(...TIMES_OF_DAY), (levels, timeOfDay) => {
      const { names } = writeFromLibrary(quoteRequest({ levels, timeOfDay }));
      const line = reasonLine({ levels, timeOfDay }, names);
      expect(line).toMatch(
        /^You (?:checked in|rated (?:(?:[a-z ]+ [1-5], )?[a-z ]+ [1-5] and )?[a-z ]+ [1-5]) this [a-z]+$/,
      );
      expect(line.length).toBeLessThanOrEqual(90);
    }),
  );
});

test("a text within the limit stays whole", () => {
  expect(excerpt("x".repeat(75), 75)).toBe("x".repeat(75));
  expect(isCut("x".repeat(75), 75)).toBe(false);
});

test("a longer text is cut at the end of a word within the limit, and ends in an ellipsis", () => {
  expect(excerpt("one two three four", 10)).toBe("one two…");
  expect(excerpt("one two three four", 13)).toBe("one two three…");
  expect(excerpt("one two three four", 12)).toBe("one two…");
  expect(excerpt("one\ntwo three", 8)).toBe("one\ntwo…");
  expect(isCut("one two three", 12)).toBe(true);
});

test("a word that is longer than the limit is cut at it", () => {
  expect(excerpt("x".repeat(76), 75)).toBe(`${"x".repeat(75)}…`);
});

test("neither a space nor a stop nor a comma stands before the ellipsis", () => {
  expect(excerpt("one two three", 8)).toBe("one two…");
  expect(excerpt("Rest now. The day is over.", 12)).toBe("Rest now…");
  expect(excerpt("Slowly, then – as ever – at once.", 15)).toBe("Slowly, then…");
});

test("an excerpt never leaves half a word where it could leave a whole one, and keeps to the limit", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 9, max: 100 }), (list, limit) => {
      const shown = excerpt(list.join(" "), limit).replace(/…$/u, "");
      expect(shown.length).toBeLessThanOrEqual(limit);
      expect(shown.split(" ")).toEqual(list.slice(0, shown.split(" ").length));
    }),
  );
});

test("an excerpt is the text's beginning and never splits a character in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const shown = excerpt(text, limit).replace(/…$/u, "");
      expect(text.startsWith(shown)).toBe(true);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
