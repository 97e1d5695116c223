import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { characters, type Frame, fitText, linePieces, PICTURE_LOOKS } from "./draw-picture";

const tokens = readFileSync("app/tokens.css", "utf8");
const [day = "", night = ""] = tokens.split("html.dark {");

for (const [theme, block] of [
  ["light", day],
  ["dark", night],
] as const) {
  test(`a picture has the page's own colors, ${theme}`, () => {
    const { sky, ground, ink, honey, valley } = PICTURE_LOOKS[theme];
    const said = { "sky-top": sky, ground, ink, honey, sky: `url("${valley}")` };
    for (const [name, value] of Object.entries(said)) expect(block).toContain(`--${name}: ${value};`);
  });
}

const FRAME: Frame = { width: 864, height: 680, largest: 104, smallest: 28, leading: 1.36 };
/** Half an em a character, as a bookish face has it on average; wide characters take a whole one. */
const measure = (text: string) =>
  Array.from(text, (sign) => (sign > "\u2e80" ? 1 : 0.5)).reduce((sum, width) => sum + width, 0);
const fitted = (text: string, frame: Partial<Frame> = {}) => fitText(text, { ...FRAME, ...frame }, measure);

const words = fc.string({
  unit: fc.constantFrom(..."abcdefghij     "),
  minLength: 20,
  maxLength: 400,
});

test("a text of 20 to 400 characters stays whole and within its frame", () => {
  fc.assert(
    fc.property(words, (text) => {
      const { size, lines } = fitted(text);
      expect(lines.join(" ").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(FRAME.width);
      expect(lines.length * size * FRAME.leading).toBeLessThanOrEqual(FRAME.height);
    }),
  );
});

test("a short text is set large, a long one smaller", () => {
  expect(fitted("Rest is not a prize.").size).toBe(FRAME.largest);
  const long = fitted("a light left on ".repeat(25)).size;
  expect(long).toBeLessThan(60);
  expect(long).toBeGreaterThan(40);
});

test("lines are even: no word is left alone below full ones", () => {
  const { lines } = fitted("one two three four five six seven eight nine ten", { largest: 60 });
  const widths = lines.map(measure);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
});

test("a long word is set smaller rather than cut", () => {
  const word = "Rindfleischetikettierungsaufgabe";
  expect(fitted(`Die ${word} wartet.`).lines.join(" ")).toContain(word);
});

test("a word too long for any size is cut between characters, never within one", () => {
  const family = "👩‍👩‍👧";
  const { size, lines } = fitted(family.repeat(3).concat("x".repeat(300)), { height: 4_000 });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line).not.toMatch(/^\u200d|\u200d$/);
    expect(measure(line) * size).toBeLessThanOrEqual(FRAME.width);
  }
});

test("a text that no size has room for is set at the smallest", () => {
  expect(fitted("word ".repeat(2_000)).size).toBe(FRAME.smallest);
});

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
