import { expect, test } from "vitest";
import { WAITING_DAYS } from "@/lib/config/policy";
import { madeAt } from "./kept-check-ins";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-21T12:00:00Z");
const MADE = NOW - 2 * DAY;

/** @param off how far the clock was, and is, ahead, in days */
function found({ made = MADE, was, since }: { made?: number; was: number; since: number }) {
  return madeAt(made + was * DAY, { deviceNow: NOW + since * DAY, aheadMs: since * DAY })?.getTime();
}

test.each([0, 1 / 24, 3, 40, 400, -3, -40, -400])(
  "a clock that is off by %d days all the while dates a check-in rightly",
  (off) => {
    expect(found({ was: off, since: off })).toBe(MADE);
  },
);

test.each([3, 40, 400])("a clock that was %d days fast and was put right dates it now, not later", (off) => {
  expect(found({ was: off, since: 0 })).toBe(NOW);
});

test("a clock that was days slow and was put right dates it as it said, while that is taken", () => {
  expect(found({ was: -3, since: 0 })).toBe(MADE - 3 * DAY);
  expect(found({ was: -40, since: 0 })).toBeUndefined();
});

test.each([40, 400])("a clock that went wrong by %d days since does not make it too old", (off) => {
  expect(found({ was: 0, since: off })).toBe(MADE);
  expect(found({ was: 0, since: -off })).toBe(NOW);
});

test("what has waited too long is too old, whatever the clock says", () => {
  const made = NOW - (WAITING_DAYS + 1) * DAY;
  for (const off of [0, 40, -40]) expect(found({ made, was: off, since: off }), String(off)).toBeUndefined();
});
