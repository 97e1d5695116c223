import { expect, test } from "vitest";
import { parseErasures } from "./erase-member";

const ID = "01900000-0000-7000-8000-00000000000a";
const AT = "2026-11-20T08:00:00.000Z";

test("A list is read as npm printed it, with its banner and blank lines", () => {
  const printed = `\n> hearten@0.1.0 erasures:list\n> node scripts/ops/run-task.mjs scripts/ops/erasures.ts list\n\n${ID} ${AT}\r\n`;
  expect(parseErasures(printed)).toEqual([{ userId: ID, erasedAt: new Date(AT) }]);
  expect(parseErasures("")).toEqual([]);
});

test("A list with anything else in it is refused whole", () => {
  expect(() => parseErasures(`${ID} ${AT}\nada@hearten.test`)).toThrow(/^Line 2 is not/);
  expect(() => parseErasures(`${ID} yesterday`)).toThrow(/^Line 1 is not/);
});

test("A line is numbered as it stands in the file, npm's banner and blank lines counted", () => {
  const printed = `\n> hearten@0.1.0 erasures:list\n\n${ID} ${AT}\nada@hearten.test\n`;
  expect(() => parseErasures(printed)).toThrow(/^Line 5 is not/);
});
