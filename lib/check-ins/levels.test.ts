import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS } from "./dimensions";
import { DEFAULT_LEVELS, levelsFrom, packLevels, unpackLevels } from "./levels";

const anyLevels = fc
  .array(fc.integer({ min: 1, max: 5 }), {
    minLength: DIMENSION_KEYS.length,
    maxLength: DIMENSION_KEYS.length,
  })
  .map((list) => levelsFrom((key) => list[DIMENSION_KEYS.indexOf(key)] ?? 3));

test("What is packed comes back as it was", () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      expect(packLevels(levels)).toMatch(/^[1-5]{15}$/);
      expect(unpackLevels(packLevels(levels))).toEqual(levels);
    }),
  );
});

// What members have stored is read by place: this order can grow at its end and must never change.
test("Each digit of a stored entry has the place that it has always had", () => {
  const places = [
    "stressLevel",
    "confidenceLevel",
    "focusClarity",
    "motivationLevel",
    "anxietyLevel",
    "connectionWithOthers",
    "supportSystemStrength",
    "senseOfPurpose",
    "progressTowardGoals",
    "hopeForFuture",
    "sleepQuality",
    "physicalComfort",
    "currentChallengeLevel",
    "gratitudeLevels",
    "urgencyOfNeed",
  ] as const;
  for (const [place, key] of places.entries()) {
    const packed = [..."3".repeat(15)].with(place, "5").join("");
    expect(packLevels({ ...DEFAULT_LEVELS, [key]: 5 })).toBe(packed);
    expect(unpackLevels(packed)).toEqual({ ...DEFAULT_LEVELS, [key]: 5 });
  }
});

test("A dimension that an old entry does not have is 3", () => {
  expect(unpackLevels("11111")).toEqual({
    ...DEFAULT_LEVELS,
    stressLevel: 1,
    confidenceLevel: 1,
    focusClarity: 1,
    motivationLevel: 1,
    anxietyLevel: 1,
  });
});
