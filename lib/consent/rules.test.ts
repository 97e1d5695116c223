import { expect, test } from "vitest";
import { mayAskAi, mustAskForMoodConsent } from "./rules";

const YES = { granted: true, at: "2026-01-01T00:00:00.000Z" };
const NO = { ...YES, granted: false };

test.each([
  [null, null, false, true],
  [YES, null, false, false],
  [YES, null, true, true],
  [YES, NO, true, false],
  [YES, YES, true, false],
  [NO, YES, false, true],
])("ratings %j, AI %j: with AI in use %s, it must be asked: %s", (moodData, aiQuotes, usesAi, asks) => {
  expect(mustAskForMoodConsent({ moodData, aiQuotes }, usesAi)).toBe(asks);
});

test.each([
  [null, null, true],
  [YES, null, false],
  [YES, NO, false],
  [YES, YES, true],
])("ratings %j, AI %j: an AI may be asked: %s", (moodData, aiQuotes, may) => {
  expect(mayAskAi({ moodData, aiQuotes })).toBe(may);
});
