import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt, isCut } from "./excerpt";

test("a text within the limit stays whole", () => {
  expect(excerpt("x".repeat(75), 75)).toBe("x".repeat(75));
  expect(isCut("x".repeat(75), 75)).toBe(false);
});

test("a longer text is cut at the limit and ends in an ellipsis", () => {
  expect(excerpt("x".repeat(76), 75)).toBe(`${"x".repeat(75)}…`);
  expect(isCut("x".repeat(76), 75)).toBe(true);
});

test("no space stands before the ellipsis", () => {
  expect(excerpt("one two three", 8)).toBe("one two…");
});

test("an excerpt is the text's beginning and never splits a character in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const shown = excerpt(text, limit).replace(/…$/u, "");
      expect(text.startsWith(shown)).toBe(true);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
