import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRatings } from "@/tests/support/ratings";
import { DIMENSION_KEYS, keysOf } from "./dimensions";
import {
  DEFAULT_LEVELS,
  levelsFrom,
  packCheckIn,
  packLevels,
  ratingsOf,
  spokenOf,
  unpackCheckIn,
  unpackLevels,
} from "./levels";
import { WISHES } from "./rules";

const anyTold = fc.record({
  levels: anyRatings,
  wish: fc.option(fc.constantFrom(...WISHES)),
  moved: fc.option(fc.subarray([...DIMENSION_KEYS])),
});

test("What is packed comes back as it was", () => {
  fc.assert(
    fc.property(anyTold, (told) => {
      expect(packLevels(told.levels)).toMatch(/^[0-5]{15}$/);
      const { moved, ...rest } = unpackCheckIn(packCheckIn(told));
      expect({ ...rest, moved: moved?.toSorted() ?? null }).toEqual({
        ...told,
        moved: told.moved?.toSorted() ?? null,
      });
    }),
  );
});

test("An overall level stands beside the levels, in no dimension's place", () => {
  const levels = { ...levelsFrom(() => null), overall: 4 };
  expect(packLevels(levels)).toBe("000000000000000=4");
  expect(unpackCheckIn(packCheckIn({ levels, wish: "view", moved: ["hopeForFuture"] }))).toEqual({
    levels,
    wish: "view",
    moved: ["hopeForFuture"],
  });
  expect(ratingsOf(levels)).toEqual([]);
});

test("An entry from before sliders were known to be moved opens as it was", () => {
  expect(unpackCheckIn("333333333333332h")).toEqual({
    levels: { ...DEFAULT_LEVELS, urgencyOfNeed: 2 },
    wish: "heard",
    moved: null,
  });
});

test("Words may speak of the sliders that were moved, and of all that was rated where none was", () => {
  const short = levelsFrom((key) => (keysOf("short").includes(key) ? 3 : null));
  expect(spokenOf({ levels: short, moved: [] })).toEqual(short);
  expect(spokenOf({ levels: short, moved: null })).toEqual(short);
  expect(spokenOf({ levels: DEFAULT_LEVELS, moved: ["hopeForFuture"] })).toEqual(
    levelsFrom((key) => (key === "hopeForFuture" ? 3 : null)),
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

test("A dimension that an old entry does not have was not rated, and its wish stays what it was", () => {
  const { levels, wish } = unpackCheckIn("11111s");
  expect(wish).toBe("step");
  expect(ratingsOf(levels)).toEqual(
    ["stressLevel", "confidenceLevel", "focusClarity", "motivationLevel", "anxietyLevel"].map((key) => ({
      key,
      level: 1,
    })),
  );
});
