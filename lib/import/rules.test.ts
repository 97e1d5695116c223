import { expect, test } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { HISTORY_MAX_ENTRIES } from "@/lib/config/policy";
import type { ReadEntry } from "./read-entry";
import { assertRoomFor, contentOf, newEntries } from "./rules";

const DAY = "2026-11-20";

function entry(id: string | null, stressLevel = 3): ReadEntry {
  return {
    id,
    name: id,
    at: new Date(`${DAY}T09:00:00Z`),
    localDate: DAY,
    timeOfDay: "morning",
    told: { levels: { ...DEFAULT_LEVELS, stressLevel } },
    line: null,
    isShortened: false,
    activities: 0,
    quotes: [],
  };
}

const present = (id: string, stressLevel = 3) => ({
  ids: [id],
  content: contentOf(DAY, "morning", { ...DEFAULT_LEVELS, stressLevel }),
});

const idsOf = ({ id }: ReadEntry) => (id === null ? [] : [id]);

test("An entry that its id names is here, also once it was corrected", () => {
  expect(newEntries([entry("a", 4)], [present("a", 1)], idsOf)).toEqual([]);
});

test("Without a name, as many alike as are here are left out, and no more", () => {
  const three = [entry(null), entry(null), entry(null)];
  expect(newEntries(three, [present("x"), present("y")], idsOf)).toHaveLength(1);
  expect(newEntries([entry(null, 4)], [present("x")], idsOf)).toHaveLength(1);
});

test("An entry that is here by name is not taken for another one that is alike", () => {
  const [first, second] = [entry("a"), entry("b")];
  expect(newEntries([second, first], [present("a")], idsOf)).toEqual([second]);
});

test("An entry that stands in the file twice comes in once", () => {
  expect(newEntries([entry("a"), entry("a")], [], idsOf)).toHaveLength(1);
});

test("a file brings no more than can be counted with what is here, and what is known already is never too much", () => {
  expect(() => assertRoomFor(1, HISTORY_MAX_ENTRIES)).toThrow(
    "This file has 1 new entry, and you already have 40,000. " +
      "We can keep up to 40,000 in all, so nothing was imported.",
  );
  expect(() => assertRoomFor(20_000, HISTORY_MAX_ENTRIES - 20_000)).not.toThrow();
  expect(() => assertRoomFor(0, HISTORY_MAX_ENTRIES + 5)).not.toThrow();
});
