import { expect, test } from "vitest";
import { DIMENSION_KEYS, type DimensionKey } from "@/lib/check-ins/dimensions";
import { levels } from "@/tests/support/quote-requests";
import { contradicted } from "./claims";

/** At which levels a member may read these words of that rating. */
const TRUE_AT: readonly (readonly [DimensionKey, string, trueAt: string])[] = [
  ["stressLevel", "you're overwhelmed", "5"],
  ["stressLevel", "there's a lot of stress about", "45"],
  ["stressLevel", "there's some stress about", "234"],
  ["stressLevel", "a bit stressed", "234"],
  ["stressLevel", "there isn't much to do, and not much stress", "12"],
  ["stressLevel", "you're very calm", "12"],
  ["stressLevel", "the stress has been through the roof", "5"],
  ["stressLevel", "there's no great stress", "123"],
  ["confidenceLevel", "you don't trust yourself an inch", "1"],
  ["motivationLevel", "you've just about enough push", "23"],
  ["anxietyLevel", "a few butterflies", "234"],
  ["supportSystemStrength", "help's a little on the thin side", "2"],
  ["senseOfPurpose", "you've some inkling of why", "234"],
  ["sleepQuality", "you went without a wink", "1"],
  ["physicalComfort", "you've the odd ache", "234"],
  ["currentChallengeLevel", "it's a brutal thing to face", "5"],
  ["urgencyOfNeed", "there's a mild sort of hurry", "234"],
  ["confidenceLevel", "you're sure of yourself", "45"],
  ["confidenceLevel", "with your confidence steady, begin there", "45"],
  ["stressLevel", "it sounds as though you're a bit frazzled", "234"],
  ["stressLevel", "with all this stress on you, could you stop?", "45"],
  ["anxietyLevel", "there's little to worry you", "12"],
  ["hopeForFuture", "it's good to feel so hopeful", "45"],
  ["hopeForFuture", "it's hard to see anything good ahead", "12"],
  ["motivationLevel", "let that energy carry you", "345"],
  ["sleepQuality", "you didn't get a wink", "1"],
  ["confidenceLevel", "you're not very sure of yourself", "123"],
  ["confidenceLevel", "you've no faith in yourself", "12"],
  ["focusClarity", "your head's clear", "45"],
  ["focusClarity", "your head's foggy", "12"],
  ["focusClarity", "completely scattered", "1"],
  ["motivationLevel", "there's not a scrap of drive in you", "1"],
  ["motivationLevel", "there's not much push in you", "12"],
  ["motivationLevel", "you're keen", "45"],
  ["anxietyLevel", "you're terrified", "5"],
  ["anxietyLevel", "the worry's enormous", "5"],
  ["anxietyLevel", "you're worried", "45"],
  ["anxietyLevel", "a few worries", "234"],
  ["anxietyLevel", "no worry", "12"],
  ["connectionWithOthers", "completely alone", "1"],
  ["connectionWithOthers", "you're lonely", "12"],
  ["connectionWithOthers", "people are close", "45"],
  ["supportSystemStrength", "there's nobody to turn to", "1"],
  ["supportSystemStrength", "there's hardly any help", "12"],
  ["supportSystemStrength", "you've strong help behind you", "45"],
  ["senseOfPurpose", "you know exactly why", "45"],
  ["senseOfPurpose", "you can't see what it's all for", "12"],
  ["progressTowardGoals", "completely stuck", "1"],
  ["progressTowardGoals", "you're stuck", "12"],
  ["progressTowardGoals", "things are moving", "45"],
  ["progressTowardGoals", "it's going brilliantly", "5"],
  ["hopeForFuture", "you can't find any hope", "1"],
  ["hopeForFuture", "there's not much hope about", "12"],
  ["hopeForFuture", "you're hopeful", "45"],
  ["hopeForFuture", "a little hope", "234"],
  ["sleepQuality", "you had a terrible night", "1"],
  ["sleepQuality", "you've had hardly any sleep", "1"],
  ["sleepQuality", "your sleep slipped a little", "2"],
  ["sleepQuality", "you slept badly", "12"],
  ["sleepQuality", "you slept well", "45"],
  ["sleepQuality", "you slept wonderfully", "5"],
  ["physicalComfort", "you're in pain", "1"],
  ["physicalComfort", "you've been in agony", "1"],
  ["physicalComfort", "your body isn't comfortable", "12"],
  ["physicalComfort", "you're comfortable", "45"],
  ["currentChallengeLevel", "it's as hard as it gets", "5"],
  ["currentChallengeLevel", "what you're facing is very hard", "45"],
  ["currentChallengeLevel", "there's nothing difficult in front of you", "12"],
  ["gratitudeLevels", "you're thankful", "45"],
  ["gratitudeLevels", "a little gratitude", "234"],
  ["gratitudeLevels", "there's nothing you can feel grateful for", "12"],
  ["urgencyOfNeed", "it's all pressing", "45"],
  ["urgencyOfNeed", "there's no hurry", "123"],
  ["urgencyOfNeed", "nothing's pressing", "12"],
  ["focusClarity", "you've a mind that's sharp enough to use", "345"],
  ["focusClarity", "with your head as foggy as it is, rest", "123"],
  ["focusClarity", "your thoughts are in good order", "45"],
  ["focusClarity", "your attention's a bit scattered", "234"],
  ["gratitudeLevels", "there's a quiet thankfulness underneath", "2345"],
  ["gratitudeLevels", "you can't find one solitary thing to be thankful for", "1"],
  ["stressLevel", "there's so little pressing", "123"],
  ["stressLevel", "the stress on you tonight is absolutely at its limit", "5"],
  ["stressLevel", "leave it until the stress has died down", "345"],
  ["urgencyOfNeed", "there's an unhurried feel to it", "123"],
  ["urgencyOfNeed", "you need some help soon", "345"],
  ["urgencyOfNeed", "it can happily wait", "123"],
  ["progressTowardGoals", "think of the headway you've been making", "2345"],
  ["progressTowardGoals", "never mind that you've barely started", "123"],
  ["progressTowardGoals", "being stuck can't be easy", "123"],
  ["progressTowardGoals", "it's coming along rather slowly", "12345"],
  ["connectionWithOthers", "you feel as close to people as it's possible to feel", "5"],
  ["connectionWithOthers", "you're not feeling all that close to people", "23"],
  ["connectionWithOthers", "you feel close to people, so there's company in it", "45"],
  ["senseOfPurpose", "you know with your whole heart what matters", "5"],
  ["senseOfPurpose", "not knowing what it's for is unsettling", "123"],
  ["hopeForFuture", "hope has gone", "1"],
  ["hopeForFuture", "it's tough to picture things getting better", "123"],
  ["hopeForFuture", "there's nothing at all to look forward to", "1"],
  ["currentChallengeLevel", "there's nothing difficult in your way whatsoever", "1"],
  ["currentChallengeLevel", "what you've got in front of you is slightly tricky", "234"],
  ["supportSystemStrength", "there's nobody whatsoever to back you up", "1"],
  ["supportSystemStrength", "your support could be slightly stronger", "23"],
  ["confidenceLevel", "trust the confidence you've got today", "345"],
  ["confidenceLevel", "you can't trust yourself", "12"],
  ["sleepQuality", "you didn't sleep brilliantly", "234"],
  ["physicalComfort", "there isn't one single ache", "5"],
  ["anxietyLevel", "when the worry flares up, breathe", "345"],
  ["motivationLevel", "it's a can't-be-bothered sort of day", "123"],
];

test.each(TRUE_AT)("%s: “%s” may be said at %s", (key, words, trueAt) => {
  const at = [1, 2, 3, 4, 5].filter(
    (level) => !contradicted(`tonight ${words}.`, levels({ [key]: level })).includes(key),
  );
  // What starts a sentence or follows a comma is said as well as what stands in the middle of one.
  const first = [1, 2, 3, 4, 5].filter(
    (level) => !contradicted(`${words}, and it shows.`, levels({ [key]: level })).includes(key),
  );
  expect([at.join(""), first.join("")]).toContain(trueAt);
});

test("every rating has words that are true at its low end only, and at its high end only", () => {
  for (const key of DIMENSION_KEYS) {
    const sizes = TRUE_AT.filter(([of]) => of === key).map(([, , at]) => at);
    expect([sizes.some((at) => /^[12]+$/.test(at)), sizes.some((at) => /^[45]+$/.test(at))], key).toEqual([
      true,
      true,
    ]);
  }
});

test.each([
  "is there anything that would make you feel hopeful?",
  "it might help if you were rested.",
  "you don't need a clear head for it.",
  "nobody slept well on a night like that.",
  "perhaps you're stuck.",
  "get some help with it first.",
])("what is asked, supposed or denied claims nothing: %s", (sentence) => {
  const hard = { hopeForFuture: 1, sleepQuality: 1, focusClarity: 1, supportSystemStrength: 1 };
  const low = levels({ ...hard, progressTowardGoals: 5 });
  expect(contradicted(sentence, low)).toEqual([]);
});
