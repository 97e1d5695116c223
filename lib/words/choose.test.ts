import fc from "fast-check";
import { expect, test } from "vitest";
import { DIMENSION_KEYS, type DimensionKey, ratedWhere, TIMES_OF_DAY } from "@/lib/check-ins/dimensions";
import { WISHES, type Wish } from "@/lib/check-ins/rules";
import { crisisCare } from "@/lib/crisis/rules";
import { NO_TASTE, withFeedback } from "@/lib/moods/taste";
import { choose, FIRST_OF_ALL, namedRatings, ranked } from "@/lib/words/choose";
import { ordinary, scorecard } from "@/scripts/dev/scorecard";
import { states, take } from "@/scripts/dev/states";
import { levels, quoteRequest } from "@/tests/support/quote-requests";
import { anyRatings } from "@/tests/support/ratings";
import { isTrueOf, library } from "./library";

const anyLevels = fc.record(
  Object.fromEntries(DIMENSION_KEYS.map((key) => [key, fc.integer({ min: 1, max: 5 })])) as Record<
    DimensionKey,
    fc.Arbitrary<number>
  >,
);

test("whatever the check-in there are words, true of it, and the same ones each time", () => {
  fc.assert(
    fc.property(anyLevels, fc.constantFrom(...TIMES_OF_DAY), (rated, timeOfDay) => {
      const request = quoteRequest({ levels: rated, timeOfDay });
      const chosen = choose(request);
      expect(isTrueOf(chosen, request)).toBe(true);
      expect(choose(structuredClone(request))).toBe(chosen);
    }),
  );
});

test("what was not rated is never spoken of, and there are words for every short check-in", () => {
  fc.assert(
    fc.property(anyRatings, fc.constantFrom(...TIMES_OF_DAY), (rated, timeOfDay) => {
      for (const entry of ranked(quoteRequest({ levels: rated, timeOfDay })).slice(0, 20))
        expect(entry.spoken.filter((key) => rated[key] === null)).toEqual([]);
    }),
  );
});

test("of an earlier moment no words speak of today, of this morning or tonight", () => {
  fc.assert(
    fc.property(anyRatings, fc.constantFrom(...TIMES_OF_DAY), fc.boolean(), (rated, timeOfDay, care) => {
      const { text } = choose(quoteRequest({ levels: rated, timeOfDay, isPast: true, care }));
      expect(text).not.toMatch(/\b(?:this (?:morning|afternoon|evening)|tonight)\b/i);
      if (!care) expect(text).not.toMatch(/\b(?:today|tomorrow|right now)\b/i);
    }),
  );
});

test("pain, terror and no hope are spoken of, and what is at its very end at its full size", () => {
  const acute: boolean[] = [];
  const sized: boolean[] = [];
  for (const { levels, timeOfDay } of ordinary("acute", 400)) {
    const { names } = choose(quoteRequest({ levels, timeOfDay, line: crisisCare(levels) === "line" }));
    for (const key of ratedWhere(levels, (ease) => ease === 1)) {
      if (FIRST_OF_ALL.some((first) => first === key)) acute.push(names[key] !== undefined);
      if (names[key]) sized.push(names[key].length === 1);
    }
  }
  const share = (of: boolean[]) => of.filter(Boolean).length / of.length;
  expect(acute.length).toBeGreaterThan(80);
  expect(share(acute)).toBeGreaterThan(0.97);
  expect(share(sized)).toBeGreaterThan(0.9);
});

test("the line that says why names only ratings that the words speak of and that are loud", () => {
  fc.assert(
    fc.property(anyLevels, (rated) => {
      const request = quoteRequest({ levels: rated });
      const chosen = choose(request);
      for (const key of namedRatings(chosen, rated, request.day)) {
        expect(chosen.spoken).toContain(key);
        expect(rated[key]).not.toBe(3);
      }
    }),
  );
});

test("under crisis care only the words that lead to people are chosen, and never otherwise", () => {
  fc.assert(
    fc.property(anyLevels, fc.boolean(), (rated, care) => {
      expect(choose(quoteRequest({ levels: rated, care })).isCare).toBe(care);
    }),
  );
});

const hardDay = levels({ sleepQuality: 1, stressLevel: 5, motivationLevel: 2, connectionWithOthers: 2 });

test("what they said would help decides for most check-ins, and more often than chance", () => {
  const days = take(states("wishes"), 60);
  const formsFor = (asked: Wish | null) =>
    days.map(({ levels, timeOfDay }) => choose(quoteRequest({ levels, timeOfDay, wish: asked })).gives);
  const unasked = formsFor(null);
  for (const wish of WISHES) {
    const count = (forms: Wish[]) => forms.filter((form) => form === wish).length;
    const asked = count(formsFor(wish));
    expect(asked, wish).toBeGreaterThan(count(unasked) + 10);
    expect(asked, wish).toBeGreaterThan(wish === "heard" ? 15 : 30);
  }
});

test("a form that did not help stands back, and one that did comes forward", () => {
  const judged = { gives: "step", words: 30, hasImage: false } as const;
  const learnt = (helped: boolean) =>
    Array.from({ length: 6 }).reduce<typeof NO_TASTE>(
      (taste) => withFeedback(taste, judged, { helped, because: null }),
      NO_TASTE,
    );
  const days = take(states("learnt"), 60);
  const steps = (helped: boolean) =>
    days.filter(
      ({ levels, timeOfDay }) =>
        choose(quoteRequest({ levels, timeOfDay, taste: learnt(helped) })).gives === "step",
    ).length;
  expect(steps(true)).toBeGreaterThan(steps(false) + 5);
});

test("who found words too long gets shorter ones, the more so the oftener it was said", () => {
  const days = take(states("too long"), 60);
  const meanWords = (times: number) => {
    const taste = { ...NO_TASTE, because: { too_long: times } };
    const chosen = days.map(({ levels, timeOfDay }) => choose(quoteRequest({ levels, timeOfDay, taste })));
    return chosen.reduce((sum, { words }) => sum + words, 0) / chosen.length;
  };
  expect(meanWords(1)).toBeLessThan(meanWords(0) - 3);
  expect(meanWords(5)).toBeLessThan(meanWords(0) - 6);
});

test("a sentence to say is rarely lent again so soon", () => {
  const sayable = library().find((entry) => entry.isSayable && !entry.image);
  const days = take(states("sayable"), 80);
  const lentAfter = (passages: string[]) =>
    days.filter(
      ({ levels, timeOfDay }) =>
        choose(quoteRequest({ levels, timeOfDay, read: { passages, sentences: new Set() } })).isSayable,
    ).length;
  expect(lentAfter([sayable?.id ?? ""])).toBeLessThan(lentAfter([]) / 2);
});

test("nothing that was read comes again before all else that fits is used up", () => {
  const first = ranked(quoteRequest({ levels: hardDay }));
  const read = { passages: first.slice(0, 5).map(({ id }) => id), sentences: new Set<string>() };
  const after = ranked(quoteRequest({ levels: hardDay, read }));
  expect(after.slice(-5).map(({ id }) => id)).toEqual([...read.passages].reverse());
});

test("the library meets its targets on a tenth of the check-ins that `npm run words` tries", () => {
  const missed = scorecard("a tenth", 0.1).filter(
    ({ isMet, name }) => isMet === false && !name.startsWith("choosing"),
  );
  expect(missed).toEqual([]);
});
