import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRecord, harmless, joinedTexts, textsIn, unharmed } from "./csv";

/** A reader of RFC 4180 that takes nothing else: every record ends in CRLF. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let rest = text;
  while (rest !== "") {
    const [whole, quoted, plain = "", end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`Not RFC 4180 from here on: ${rest.slice(0, 40)}`);
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\r\n") {
      records.push(cells);
      cells = [];
    }
    rest = rest.slice(whole.length);
  }
  if (cells.length > 0) throw new Error("The last record has no end.");
  return records;
}

/** Of the characters that mean something to a reader or a spreadsheet, and a few that do not. */
const cell = fc.string({ unit: fc.constantFrom(..."=+-@\t\"',\r\n;a é\u{1F305}"), maxLength: 12 });
const records = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

test("a reader gets back every cell, but for the apostrophe before a formula", () => {
  fc.assert(
    fc.property(records, (given) => {
      expect(readCsv(given.map(csvRecord).join(""))).toEqual(given.map((cells) => cells.map(harmless)));
    }),
  );
});

test("no cell begins as a formula does, and nothing else is changed", () => {
  fc.assert(
    fc.property(cell, (text) => {
      const shown = harmless(text);
      expect(shown).not.toMatch(/^[=+\-@\t]/);
      expect([text, `'${text}`]).toContain(shown);
    }),
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])("%j is shown, not run", (text) => {
  expect(csvRecord([text])).toBe(`'${text}\r\n`);
});

test("a cell is put in quotation marks only where it must be", () => {
  expect(csvRecord(["plain words", "", 'She said "rest", and\nI did'])).toBe(
    'plain words,,"She said ""rest"", and\nI did"\r\n',
  );
});

test("what was made harmless is read as it was, and shown harmless again is the same", () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(harmless(unharmed(harmless(text)))).toBe(harmless(text));
      if (!text.startsWith("'")) expect(unharmed(harmless(text))).toBe(text);
    }),
  );
});

test("texts in one cell are told apart, whatever blank lines and line breaks they hold", () => {
  const texts = ["One,\r\nof two lines", "Two\n \n\nparts", "Three"];
  expect(textsIn(joinedTexts(texts))).toEqual(["One,\nof two lines", "Two\nparts", "Three"]);
  expect(textsIn("One\r\n\r\nTwo\r\rThree")).toEqual(["One", "Two", "Three"]);
  expect([joinedTexts([]), textsIn("")]).toEqual(["", []]);
});
