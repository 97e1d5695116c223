import { expect, test } from "vitest";
import { chosenCount, EVERYBODY, isChosen, NOBODY, toggled } from "./user-table";

test("choosing someone twice is choosing them not", () => {
  const one = toggled(NOBODY, "a");
  expect([isChosen(one, "a"), isChosen(one, "b"), chosenCount(one, 900)]).toEqual([true, false, 1]);
  expect(chosenCount(toggled(one, "a"), 900)).toBe(0);
});

test("choosing all means all that the filter finds, shown or not, but for those taken out again", () => {
  expect([isChosen(EVERYBODY, "never shown"), chosenCount(EVERYBODY, 900)]).toEqual([true, 900]);
  const butOne = toggled(EVERYBODY, "a");
  expect([isChosen(butOne, "a"), isChosen(butOne, "b"), chosenCount(butOne, 900)]).toEqual([
    false,
    true,
    899,
  ]);
});
