import { expect, test } from "vitest";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { type MoodStep, moodStep, shownScore } from "@/lib/check-ins/rules";
import { entryScore } from "@/lib/moods/scores";
import { aQuote } from "@/tests/support/quotes";
import { fittingQuotes, isFiltered, WHOLE_SHELF } from "./shelf";

/** Every level as high on the mood scale as the step: stress and anxiety the other way round. */
function at(level: number) {
  return levelsFrom((key) => (key === "stressLevel" || key === "anxietyLevel" ? 6 - level : level));
}

const heavy = aQuote({
  id: "heavy",
  text: "Tonight it’s heavy. Rest.",
  timeOfDay: "evening",
  emotionalState: at(1),
});
const low = aQuote({ id: "low", text: "A low café morning", timeOfDay: "morning", emotionalState: at(2) });
const steady = aQuote({ id: "steady", text: "Rest, then tea", timeOfDay: "evening", emotionalState: at(3) });
const good = aQuote({ id: "good", text: "Good ground", timeOfDay: "afternoon", emotionalState: at(4) });
const bright = aQuote({ id: "bright", text: "Bright as it is", timeOfDay: "morning", emotionalState: at(5) });
const SHELF = [heavy, low, steady, good, bright];

const found = (filter: Partial<typeof WHOLE_SHELF>) =>
  fittingQuotes(SHELF, { ...WHOLE_SHELF, ...filter }).map(({ id }) => id);

test("without a filter the shelf is whole, in its order", () => {
  expect(found({})).toEqual(["heavy", "low", "steady", "good", "bright"]);
  expect(found({ words: "  " })).toHaveLength(SHELF.length);
  expect([isFiltered(WHOLE_SHELF), isFiltered({ ...WHOLE_SHELF, words: " " })]).toEqual([false, false]);
});

test.each([
  [1, "heavy"],
  [2, "low"],
  [3, "steady"],
  [4, "good"],
  [5, "bright"],
] as const)("how they felt, step %i, is that of the entry's score", (step, id) => {
  expect(found({ felt: [step as MoodStep] })).toEqual([id]);
});

test("the step is the one that the screens say beside the figure", () => {
  // 27 of 35: 3.857 is shown as 3.9, and 'Steady'.
  const levels = { ...at(4), hopeForFuture: 3 };
  const step = moodStep(shownScore(entryScore(levels)));
  const quote = aQuote({ emotionalState: levels });
  expect(fittingQuotes([quote], { ...WHOLE_SHELF, felt: [step] })).toEqual([quote]);
  expect(fittingQuotes([quote], { ...WHOLE_SHELF, felt: [4] })).toEqual([]);
});

test("several moods or times widen, several kinds of filter narrow", () => {
  expect(found({ felt: [1, 2] })).toEqual(["heavy", "low"]);
  expect(found({ times: ["evening", "afternoon"] })).toEqual(["heavy", "steady", "good"]);
  expect(found({ felt: [3, 4, 5], times: ["evening"] })).toEqual(["steady"]);
});

test("typed words are found whatever their capitals, accents, apostrophes and order", () => {
  expect(found({ words: "REST" })).toEqual(["heavy", "steady"]);
  expect(found({ words: "cafe" })).toEqual(["low"]);
  expect(found({ words: "it's" })).toEqual(["heavy"]);
  expect(found({ words: " tea  rest " })).toEqual(["steady"]);
  expect(found({ words: "rest nowhere" })).toEqual([]);
  expect(found({ words: "(.*" })).toEqual([]);
});

test("an entry where nothing was moved is 'Steady'", () => {
  const quote = aQuote({ emotionalState: DEFAULT_LEVELS });
  expect(fittingQuotes([quote], { ...WHOLE_SHELF, felt: [3] })).toEqual([quote]);
});
