import { expect, test } from "vitest";
import { POLICY_VERSION } from "./consent-mark";
import { type Choice, mayAskAi, mustAskForMoodConsent } from "./schema";

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

const now = { at: new Date(0), policyVersion: POLICY_VERSION, byOperator: false };

test.each<[string, Choice | undefined, boolean]>([
  ["never asked", undefined, false],
  ["a no", { ...now, granted: false }, false],
  ["a yes under an earlier policy", { ...now, granted: true, policyVersion: "2024-01-01" }, false],
  ["a yes", { ...now, granted: true }, true],
])("after %s it is clear whether an AI may be asked", (_, choice, may) => {
  expect(mayAskAi(choice)).toBe(may);
});
