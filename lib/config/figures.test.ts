import { expect, test } from "vitest";
import { inFigures, inWords, largest, spelled, spelledFirst, times, withArticle } from "./figures";

test("numbers are spelled out up to twenty", () => {
  expect([1, 15, 20, 21].map(spelled)).toEqual(["one", "fifteen", "twenty", "21"]);
  expect([spelledFirst(15), spelledFirst(90)]).toEqual(["Fifteen", "90"]);
  expect([1, 2, 3].map(times)).toEqual(["once", "twice", "three times"]);
});

test("lengths of time are said in figures, in words, and with an article", () => {
  expect([inFigures(1, "hour"), inFigures(14, "day")]).toEqual(["1 hour", "14 days"]);
  expect([inWords(1, "hour"), inWords(3, "day")]).toEqual(["one hour", "three days"]);
  expect([withArticle(1, "hour"), withArticle(1, "day"), withArticle(0.25, "hour")]).toEqual([
    "an hour",
    "a day",
    "a quarter of an hour",
  ]);
});

test("days are said in the largest unit that they fill", () => {
  expect([7, 14, 182, 365, 730, 45].map((days) => withArticle(...largest(days)))).toEqual([
    "a week",
    "two weeks",
    "half a year",
    "a year",
    "two years",
    "45 days",
  ]);
});
