import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIMENSION_KEYS, type DimensionKey } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { crisisCare, type Rated } from "./rules";

const middling = (changes: Rated = {}): Rated => ({ ...DEFAULT_LEVELS, ...changes });
const record = (level: fc.Arbitrary<number | null>) =>
  fc.record(
    Object.fromEntries(DIMENSION_KEYS.map((key) => [key, level])) as Record<
      DimensionKey,
      fc.Arbitrary<number | null>
    >,
  );
const rating = fc.integer({ min: 1, max: 5 });
/** Everything rated, or some of it left out. */
const anyRated = fc.oneof(record(rating), record(fc.option(rating, { nil: null })));
const anyHistory = fc.array(rating, { maxLength: 4 });

/** The rule once more, as literally as it was written down. */
function asWritten(levels: Rated): boolean {
  const at = (key: DimensionKey) => levels[key] ?? Number.NaN;
  const inverted = ["stressLevel", "anxietyLevel", "currentChallengeLevel", "urgencyOfNeed"];
  const pressed = at("anxietyLevel") === 5 || at("stressLevel") === 5 || at("urgencyOfNeed") === 5;
  const signs = [
    at("senseOfPurpose") <= 2,
    at("connectionWithOthers") + at("supportSystemStrength") <= 3,
    pressed,
    at("sleepQuality") === 1 || at("physicalComfort") === 1,
    at("confidenceLevel") === 1,
  ];
  const eases = DIMENSION_KEYS.filter((key) => typeof levels[key] === "number").map((key) =>
    inverted.includes(key) ? 6 - at(key) : at(key),
  );
  const mean = eases.reduce((sum, ease) => sum + ease, 0) / eases.length;
  return (
    (at("hopeForFuture") === 1 && at("senseOfPurpose") === 1 && pressed) ||
    (at("hopeForFuture") === 1 && signs.filter(Boolean).length >= 2) ||
    // Sums of whole levels are at least 1/150 away from 1.7 where they are not it.
    mean <= 1.7 + 1e-9
  );
}

test("the panel stands exactly where the written rule says, whatever was rated", () => {
  fc.assert(
    fc.property(anyRated, anyHistory, (levels, before) => {
      expect(crisisCare(levels, before) === "panel").toBe(asWritten(levels));
    }),
    { numRuns: 2000 },
  );
});

test("the line stands where hope is at its lowest, or low for three days, and never with the panel", () => {
  fc.assert(
    fc.property(anyRated, anyHistory, (levels, before) => {
      const hope = levels.hopeForFuture ?? 3;
      const isLow = hope <= 2 && before.length >= 2 && before.slice(0, 2).every((earlier) => earlier <= 2);
      const expected = asWritten(levels) ? "panel" : hope === 1 || isLow ? "line" : null;
      expect(crisisCare(levels, before)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test("what was not rated is never counted as a 3, nor as anything else", () => {
  fc.assert(
    fc.property(anyRated, anyHistory, (levels, before) => {
      const without = Object.fromEntries(Object.entries(levels).filter(([, level]) => level !== null));
      expect(crisisCare(without, before)).toBe(crisisCare(levels, before));
    }),
  );
  expect(crisisCare({})).toBeNull();
  // Five ratings of the short form, four of them at their hardest: a mean of 1.6 over five, 2.3 with tens of 3.
  const short = {
    stressLevel: 5,
    connectionWithOthers: 1,
    hopeForFuture: 2,
    sleepQuality: 1,
    currentChallengeLevel: 3,
  };
  expect(crisisCare(short)).toBe("panel");
  expect(crisisCare(middling(short))).toBeNull();
});

test("a heavier rating never takes the panel away", () => {
  const inverted: readonly DimensionKey[] = [
    "stressLevel",
    "anxietyLevel",
    "currentChallengeLevel",
    "urgencyOfNeed",
  ];
  fc.assert(
    fc.property(record(rating), fc.constantFrom(...DIMENSION_KEYS), (levels, key) => {
      fc.pre(crisisCare(levels) === "panel");
      const level = levels[key] ?? 3;
      const heavier = inverted.includes(key) ? Math.min(5, level + 1) : Math.max(1, level - 1);
      expect(crisisCare({ ...levels, [key]: heavier })).toBe("panel");
    }),
    { numRuns: 500 },
  );
});

describe("with hope at 1", () => {
  const signs: readonly [string, Rated][] = [
    ["purpose at 2", { senseOfPurpose: 2 }],
    ["connection and support of 3 together", { connectionWithOthers: 2, supportSystemStrength: 1 }],
    ["anxiety at 5", { anxietyLevel: 5 }],
    ["sleep at 1", { sleepQuality: 1 }],
    ["confidence at 1", { confidenceLevel: 1 }],
  ];
  test.each(signs)("%s alone brings the line, and any other with it the panel", (name, sign) => {
    expect(crisisCare(middling({ hopeForFuture: 1, ...sign }))).toBe("line");
    for (const [other, more] of signs)
      if (other !== name) expect(crisisCare(middling({ hopeForFuture: 1, ...sign, ...more }))).toBe("panel");
  });
});

test("two pressing levels are one sign", () => {
  expect(crisisCare(middling({ hopeForFuture: 1, anxietyLevel: 5, stressLevel: 5 }))).toBe("line");
});

test("three low days count only where this one is low too, and all three are there", () => {
  expect(crisisCare(middling({ hopeForFuture: 2 }), [2, 2])).toBe("line");
  expect(crisisCare(middling({ hopeForFuture: 2 }), [2])).toBeNull();
  expect(crisisCare(middling({ hopeForFuture: 2 }), [2, 3, 1])).toBeNull();
  expect(crisisCare(middling({ hopeForFuture: 3 }), [1, 1])).toBeNull();
});
