import { expect, test } from "vitest";
import type { Answers } from "@/lib/moods/schema";
import { answersInWords, arrowInWords, hardInsight, hardWeeksInWords, stillToCome } from "./answer-words";

const NONE: Answers = {
  arrow: null,
  leavesOut: false,
  weeks: [],
  moved: null,
  hardWeek: null,
  timesOfDay: null,
  months: null,
  sleep: null,
  words: [],
};

const TIMES = {
  morning: { entries: 12, score: 3.1 },
  evening: { entries: 14, score: 3.7 },
  isClear: true,
};

const ALL: Answers = {
  ...NONE,
  moved: {
    days: 14,
    entries: 9,
    entriesBefore: 12,
    dimensions: [
      { key: "sleepQuality", before: 2.1, now: 3.4, entries: 9, entriesBefore: 12 },
      { key: "stressLevel", before: 4.2, now: 3.6, entries: 9, entriesBefore: 12 },
      { key: "hopeForFuture", before: 3.2, now: 2.9, entries: 5, entriesBefore: 7 },
    ],
  },
  timesOfDay: TIMES,
  months: {
    current: { month: "2026-11", entries: 14, score: 3.64 },
    previous: { month: "2026-10", entries: 22, score: 3.2 },
  },
  sleep: { entries: 31, link: "together" },
  words: [
    { gives: "heard", helped: 5, judged: 6 },
    { gives: "step", helped: 0, judged: 3 },
    { gives: "view", helped: 4, judged: 4 },
  ],
};

/** As they are read: some of their words stay on one line. */
const wordsOf = (answers: Answers) =>
  answersInWords(answers, "en-GB").map(({ list, ...rest }) => ({
    ...rest,
    ...(list && { list: list.map((line) => line.replaceAll("\u00a0", " ")) }),
  }));
const said = (answers: Partial<Answers>) => answersInWords({ ...NONE, ...answers }, "en-GB")[0]?.text;

test("each answer is a sentence with its entries", () => {
  expect(wordsOf(ALL)).toEqual([
    {
      question: "What moved most",
      text: "The last 14 days (9 entries) compared with the 14 before (12):",
      list: [
        "Sleep rose from 2.1 to 3.4 (Poor to Fair)",
        "Stress eased from 4.2 to 3.6",
        "Hope fell from 3.2 to 2.9, rated in 7 entries before and 5 since",
      ],
    },
    {
      question: "Mornings and evenings",
      text: "Your mood was lower in the mornings, 3.1 (12 entries), than in the evenings, 3.7 (14).",
    },
    {
      question: "This month and last",
      text: "Your mood averages 3.6 (14 entries) in November so far. In October it was 3.2 (22).",
    },
    {
      question: "Sleep and mood",
      text: "Better sleep and a better mood have tended to come together (31 entries). That doesn't tell us why.",
    },
    {
      question: "Which words helped",
      list: [
        "Of 6 quotes that only listened, you said 5 helped.",
        "Of 3 quotes with a small step in them, you said none helped.",
        "Of 4 quotes that took a wider view, you said all of them helped.",
      ],
    },
  ]);
  expect(stillToCome(ALL)).toBeNull();
});

test("figures and what they mean break to the next line as a whole", () => {
  const [line] = answersInWords(ALL, "en-GB")[0]?.list ?? [];
  expect(line?.split(" ")).toEqual([
    "Sleep",
    "rose",
    "from\u00a02.1\u00a0to\u00a03.4",
    "(Poor\u00a0to\u00a0Fair)",
  ]);
});

test("what can't be told apart, or has no link, is said as that", () => {
  expect(said({ timesOfDay: { ...TIMES, isClear: false } })).toBe(
    "Mornings averaged 3.1 (12 entries) and evenings 3.7 (14). That may just be chance.",
  );
  expect(said({ sleep: { entries: 31, link: "none" } })).toBe(
    "Sleep and mood haven't really gone together (31 entries).",
  );
  expect(said({ sleep: { entries: 60, link: "unclear" } })).toBe(
    "Nothing clear either way so far (60 entries).",
  );
  expect(said({ sleep: { entries: 31, link: "against" } })).toContain("Better sleep and a lower mood");
  expect(said({ moved: { days: 7, entries: 9, entriesBefore: 12, dimensions: [] } })).toBe(
    "The last 7 days (9 entries) compared with the 7 before (12): no rating moved much.",
  );
});

test("what isn't answered yet is named once, with what it waits for", () => {
  expect(answersInWords(NONE, "en-GB")).toEqual([]);
  expect(stillToCome(NONE)).toBe(
    "Usually after two to four weeks of entries, this will show what moved most, how mornings compare with evenings, whether sleep and mood go together and how this month compares with last. Which words helped will show here once you've pressed 'This helped' or 'Not quite' under a few quotes.",
  );
  expect(stillToCome({ ...ALL, sleep: null, months: null })).toBe(
    "Still to come, when there are enough entries: whether sleep and mood go together and how this month compares with last.",
  );
  expect(stillToCome({ ...ALL, words: [] })).toMatch(/^Which words helped will show here/);
});

test("the arrow says what it compares, and of how few entries", () => {
  const compared = (newer: number, older: number) =>
    arrowInWords({ newer: { entries: newer, score: 3.8 }, older: { entries: older, score: 4.3 } });
  expect(compared(5, 5)).toBe("last 5 entries 3.8, the 5 before 4.3");
  expect(compared(1, 2)).toBe("Only 3 entries to compare: last entry 3.8, the 2 before 4.3");
  expect(compared(1, 1)).toBe("Only 2 entries to compare: last entry 3.8, the one before 4.3");
});

test("hard weeks are closed kindly, once: with the newest insight where it tells of one, else with their line", () => {
  const week = (from: string, score: number | null, entries = score === null ? 0 : 3) => ({
    from,
    entries,
    score,
  });
  const weeks = [week("2026-11-01", 2.4), week("2026-11-08", 2.5), week("2026-11-15", null)];
  expect(hardWeeksInWords(weeks)).toBe("One of these weeks looks like a hard one.");
  expect(hardWeeksInWords([week("2026-10-25", 1.9), ...weeks])).toMatch(
    /^Some of these weeks look like hard ones/,
  );
  // Two entries are no week, and the present one is not over.
  expect(hardWeeksInWords([week("2026-10-25", 1.9, 2), ...weeks.slice(1)])).toBeNull();
  expect(hardWeeksInWords([...weeks.slice(1), week("2026-11-22", 1.9)])).toBeNull();
  expect(hardWeeksInWords(weeks.slice(1))).toBeNull();

  const insight = (insightType: string, createdAt: string) => [
    { id: "1", insightType, insightText: "", createdAt },
  ];
  const closes = (type: string, createdAt: string) => hardInsight(insight(type, createdAt), weeks, "UTC")?.id;
  expect(closes("weekly", "2026-11-09T08:00:00Z")).toBe("1");
  expect(closes("weekly", "2026-11-16T08:00:00Z")).toBeUndefined();
  expect(closes("trend", "2026-11-09T08:00:00Z")).toBeUndefined();
  expect(hardInsight([], weeks, "UTC")).toBeNull();
});

test("a hard week is told with what stood out in it and what eased after it, and no reason is claimed", () => {
  const hardWeek: NonNullable<Answers["hardWeek"]> = {
    from: "2026-10-25",
    entries: 10,
    others: 50,
    harder: [
      { key: "hopeForFuture", before: 3.4, now: 1.3, entries: 10, entriesBefore: 50 },
      { key: "physicalComfort", before: 3.1, now: 1.6, entries: 6, entriesBefore: 31 },
    ],
    after: {
      isOver: true,
      entries: 15,
      eased: [{ key: "stressLevel", before: 4.6, now: 3.1, entries: 15, entriesBefore: 10 }],
    },
  };
  const told = (changes: Partial<typeof hardWeek>) =>
    wordsOf({ ...NONE, hardWeek: { ...hardWeek, ...changes } });
  expect(told({})).toEqual([
    {
      question: "A hard week",
      text: "In the week of 25 October (10 entries) these stood out from your other recent entries (50):",
      list: [
        "Hope was 1.3 that week, otherwise 3.4",
        "Comfort was 1.6 that week, otherwise 3.1 (rated in 6 entries that week, 31 otherwise)",
      ],
      note: "That doesn't tell us why.",
    },
    {
      question: "After that week",
      text: "In the 14 days after it (15 entries), compared with that week:",
      list: ["Stress eased from 4.6 to 3.1 (Overwhelming to Some)"],
    },
  ]);
  expect(told({ harder: [], after: null })).toEqual([
    {
      question: "A hard week",
      text: "In the week of 25 October (10 entries) nothing stood out from your other recent entries (50).",
    },
  ]);
  expect(told({ after: { isOver: false, entries: 5, eased: [] } })[1]?.text).toBe(
    "Since then (5 entries), compared with that week: no rating got much easier.",
  );
});
