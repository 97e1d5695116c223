import fc from "fast-check";
import { expect, test } from "vitest";
import { mayResurface, wordsToResurface } from "./resurfaced";

const words = (id: string, score: number, helped = false) => ({ id, score, helped });

const FINE = { wasLow: false, isLow: false };
const LOW = { wasLow: true, isLow: true };

test("the first words of an entry that was not hard come back, whether they helped or not", () => {
  const kept = [words("hard", 2.9, true), words("steady", 3), words("bright", 5, true)];
  expect(wordsToResurface(kept, FINE)?.id).toBe("steady");
});

test("to who is low comes only what they said has helped, of a hard entry too", () => {
  const kept = [words("hard", 2.9), words("bright", 5), words("helped", 1.4, true)];
  expect(wordsToResurface(kept, LOW)?.id).toBe("helped");
  expect(wordsToResurface(kept.slice(0, 2), LOW)).toBeNull();
  expect(wordsToResurface([words("helped", 1.4, true)], FINE)).toBeNull();
});

test("words that stood there go when they no longer fit, and no others come", () => {
  const kept = [words("bright", 5), words("helped", 1.4, true)];
  expect(wordsToResurface(kept, { wasLow: false, isLow: true })).toBeNull();
  expect(wordsToResurface(kept, { wasLow: true, isLow: false })).toBeNull();
  expect(wordsToResurface(kept.slice(1), { wasLow: false, isLow: true })?.id).toBe("helped");
});

test("whatever was kept, nothing hard comes back unasked, and a day brings one text at most", () => {
  const kept = fc.array(
    fc.record({ score: fc.integer({ min: 7, max: 35 }).map((sum) => sum / 7), helped: fc.boolean() }),
  );
  fc.assert(
    fc.property(kept, fc.boolean(), (list, wasLow) => {
      const [fine, low] = [false, true].map((isLow) => wordsToResurface(list, { wasLow, isLow }));
      expect(fine?.score ?? 3).toBeGreaterThanOrEqual(3);
      expect(low?.helped ?? true).toBe(true);
      if (fine && low) expect(low).toBe(fine);
    }),
  );
});

test("'Not today' holds for that day, and the switch until it is turned again", () => {
  expect(mayResurface({ isOff: false, hiddenOn: null }, "2026-11-21")).toBe(true);
  expect(mayResurface({ isOff: false, hiddenOn: "2026-11-21" }, "2026-11-21")).toBe(false);
  expect(mayResurface({ isOff: false, hiddenOn: "2026-11-21" }, "2026-11-22")).toBe(true);
  expect(mayResurface({ isOff: true, hiddenOn: null }, "2026-11-21")).toBe(false);
});
