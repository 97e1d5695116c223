import fc from "fast-check";
import { expect, test } from "vitest";
import { mayResurface, wordsToResurface } from "./resurface";

const words = (id: string, score: number, helped = false) => ({ id, score, helped });

test("the first words of an entry that was not hard come back, whether they helped or not", () => {
  const kept = [words("hard", 2.9, true), words("steady", 3), words("bright", 5, true)];
  expect(wordsToResurface(kept, false)?.id).toBe("steady");
  expect(wordsToResurface(kept, true)?.id).toBe("steady");
});

test("words of a hard entry come back only to who is low now and said that they helped", () => {
  const kept = [words("hard", 2.9), words("helped", 1.4, true)];
  expect(wordsToResurface(kept, false)).toBeNull();
  expect(wordsToResurface(kept, true)?.id).toBe("helped");
  expect(wordsToResurface([words("hard", 2.9)], true)).toBeNull();
  expect(wordsToResurface([], true)).toBeNull();
});

test("whatever was kept, nothing hard comes back unasked, and a day brings no second text", () => {
  const kept = fc.array(
    fc.record({ score: fc.integer({ min: 7, max: 35 }).map((sum) => sum / 7), helped: fc.boolean() }),
  );
  fc.assert(
    fc.property(kept, (list) => {
      const [usual, low] = [wordsToResurface(list, false), wordsToResurface(list, true)];
      expect(usual?.score ?? 3).toBeGreaterThanOrEqual(3);
      expect(low === null || low.score >= 3 || low.helped).toBe(true);
      if (usual) expect(low).toBe(usual);
    }),
  );
});

test("'Not today' holds for that day, and the switch until it is turned again", () => {
  expect(mayResurface({ isOff: false, hiddenOn: null }, "2026-11-21")).toBe(true);
  expect(mayResurface({ isOff: false, hiddenOn: "2026-11-21" }, "2026-11-21")).toBe(false);
  expect(mayResurface({ isOff: false, hiddenOn: "2026-11-21" }, "2026-11-22")).toBe(true);
  expect(mayResurface({ isOff: true, hiddenOn: null }, "2026-11-21")).toBe(false);
});
