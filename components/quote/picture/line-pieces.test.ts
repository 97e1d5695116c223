import { expect, test } from "vitest";
import { characters, linePieces } from "./line-pieces";

const texts = (text: string) => linePieces(text).map((piece) => piece.text);

test("lines break at spaces and line ends, however many there are", () => {
  expect(linePieces("  one  two\nthree ")).toEqual([
    { text: "one", spaced: true },
    { text: "two", spaced: true },
    { text: "three", spaced: true },
  ]);
});

test("a space made to hold holds", () => {
  expect(texts("at 10\u00a0am")).toEqual(["at", "10\u00a0am"]);
});

test("a word may end a line after its dash, without a space where the line goes on", () => {
  expect(linePieces("wait—rest")).toEqual([
    { text: "wait—", spaced: true },
    { text: "rest", spaced: false },
  ]);
  expect(texts("-1 and 5-6")).toEqual(["-1", "and", "5-6"]);
});

test("scripts without spaces break between words, never before a closing or after an opening sign", () => {
  const pieces = texts("今日は長い一日でした。「休む」こと。");
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.join("")).toBe("今日は長い一日でした。「休む」こと。");
  for (const piece of pieces) expect(piece).not.toMatch(/^[。」]|「$/);
  expect(texts("วันนี้คุณพักได้").length).toBeGreaterThan(2);
});

test("emoji of several signs stay whole", () => {
  expect(texts("rest 🙏🏽👩‍👩‍👧🇬🇧")).toEqual(["rest", "🙏🏽", "👩‍👩‍👧", "🇬🇧"]);
  expect(characters("e\u0301👩‍👩‍👧")).toEqual(["e\u0301", "👩‍👩‍👧"]);
});
