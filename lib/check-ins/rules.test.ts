import fc from "fast-check";
import { expect, test } from "vitest";
import { moodColor, moodStep, moodWord, shownScore } from "./rules";

test("a score at a step's lower edge belongs to that step", () => {
  const edges = [1, 1.99, 2, 2.99, 3, 3.99, 4, 4.49, 4.5, 5];
  expect(edges.map(moodStep)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test("every step has its word", () => {
  expect([1, 2, 3, 4, 5].map(moodWord)).toEqual(["Heavy", "Low", "Steady", "Good", "Bright"]);
});

test("4 and up is green, 3 and up yellow, below 3 red", () => {
  expect([2.99, 3, 3.99, 4].map(moodColor)).toEqual(["red", "yellow", "yellow", "green"]);
});

test("the step and the colour never disagree", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5, noNaN: true }), (score) => {
      const color = { 1: "red", 2: "red", 3: "yellow", 4: "green", 5: "green" }[moodStep(score)];
      expect(moodColor(score)).toBe(color);
    }),
  );
});

test("beside a figure stand the step and word of what is shown", () => {
  expect(shownScore(2.96)).toBe(3);
  expect(moodWord(shownScore(2.96))).toBe("Steady");
  expect(moodWord(shownScore(2.94))).toBe("Low");
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5, noNaN: true }), (score) => {
      expect(shownScore(score).toFixed(1)).toBe(score.toFixed(1));
    }),
  );
});
