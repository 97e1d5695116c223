import { expect, test } from "vitest";
import { DIMENSIONS, keysOf } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS, levelsFrom } from "@/lib/check-ins/levels";
import { entryScore } from "@/lib/moods/scores";
import { readFile } from "./read-file";

const READER = { timeZone: "Europe/London", now: new Date("2026-11-22T12:00:00Z") };
const HEAD = ["Date", "Time of day", ...DIMENSIONS.map(({ label }) => label)].join(",");
const OWN = `${HEAD},Mood score,Quote,Saved,Line for yourself`;
const DAYLIO = "full_date,date,weekday,time,mood,activities,note_title,note";

const read = (text: string) => readFile(Buffer.from(text), READER);
const levelsOf = (levels: readonly (number | "")[]) => levels.join(",");
const ALL_3 = levelsOf(DIMENSIONS.map(() => 3));
const NONE = levelsOf(DIMENSIONS.map(() => ""));

test("Hearten's own CSV: full, short and overall entries with their quotes and lines", () => {
  const short = levelsOf(DIMENSIONS.map(({ isShort }) => (isShort ? 2 : "")));
  const { kind, entries, problemCount } = read(
    [
      `\uFEFF${OWN}`,
      `2026-11-19,evening,${ALL_3},3.00,"Rest is work, ""too""",yes,"'=a\nb"`,
      `2026-11-20,morning,${short},3.00,,no,`,
      `2026-11-20,afternoon,${NONE},4.00,,no,`,
      "",
    ].join("\r\n"),
  );
  expect([kind, problemCount]).toEqual(["hearten_csv", 0]);
  expect(entries.map(({ told: { levels } }) => levels)).toEqual([
    DEFAULT_LEVELS,
    levelsFrom((key) => (keysOf("short").includes(key) ? 2 : null)),
    { ...levelsFrom(() => null), overall: 4 },
  ]);
  expect(entries.map(({ at }) => at.toISOString())).toEqual([
    "2026-11-19T20:00:00.000Z",
    "2026-11-20T09:00:00.000Z",
    "2026-11-20T15:00:00.000Z",
  ]);
  expect(entries[0]).toMatchObject({
    line: "=a\nb",
    quotes: [{ content: { text: 'Rest is work, "too"' }, favoritedAt: entries[0]?.at, isCurrent: true }],
  });
});

test("Other saved quotes of Hearten's own CSV come in before the current one; a file without them is read as ever", () => {
  const line = `2026-11-19,evening,${ALL_3},3.00`;
  const { entries, problems } = read(
    [
      `${OWN},Other saved quotes`,
      `${line},Now,no,,"'=One,\nof two lines\n \nTwo"`,
      `${line},Now,yes,,`,
      `${line},,no,,Alone`,
      `${line},Now,no,,"a\n\nb\n\nc\n\nd"`,
    ].join("\n"),
  );
  const quotes = entries.map((entry) =>
    entry.quotes.map(({ variant, isCurrent, content, favoritedAt }) => {
      return [variant, content.text, isCurrent, favoritedAt?.getTime() === entry.at.getTime()];
    }),
  );
  expect(quotes).toEqual([
    [
      [0, "=One,\nof two lines", false, true],
      [1, "Two", false, true],
      [2, "Now", true, false],
    ],
    [[0, "Now", true, true]],
    [[0, "Alone", true, true]],
  ]);
  expect(problems).toEqual([
    { place: "Line 8", field: "Other saved quotes", why: "holds more quotes than an entry can have" },
  ]);
});

test("Separators, line ends and encodings of spreadsheets are understood", () => {
  const text = `${OWN}\n2026-11-19,evening,${ALL_3},3.00,Für später; wirklich,no,\n`;
  const plain = read(text).entries;
  expect(plain[0]?.quotes[0]?.content.text).toBe("Für später; wirklich");
  expect(read(text.replaceAll("\n", "\r\n")).entries).toEqual(plain);
  expect(read(text.replaceAll(",", "\t")).entries).toEqual(plain);
  expect(readFile(Buffer.from(`\uFEFF${text}`, "utf16le"), READER).entries).toEqual(plain);
  expect(readFile(Buffer.from(`\uFEFF${text}`, "utf16le").swap16(), READER).entries).toEqual(plain);
  const semicolons = text.replaceAll(",", ";").replace("Für später; wirklich", '"Für später; wirklich"');
  expect(read(semicolons).entries).toEqual(plain);
});

test.each(["4", "4.0", "4.00", "4,0", "4,00"])(
  "An overall level is one however a spreadsheet saved it: %s",
  (score) => {
    const { entries } = read(`${OWN}\n2026-11-20,afternoon,${NONE},"${score}",,no,\n`);
    expect(entries.map(({ told: { levels } }) => levels.overall)).toEqual([4]);
  },
);

test("Faults of a CSV are told by line and field, the first twenty of them, and the rest comes in", () => {
  const { entries, problems, problemCount } = read(
    [
      OWN,
      `2026-11-19,evening,${ALL_3},3.00,"two\nlines",no,`,
      `19/11/2026,evening,${ALL_3},3.00,,no,`,
      `2026-11-19,midnight,${ALL_3},3.00,,no,`,
      `2026-12-19,evening,${ALL_3},3.00,,no,`,
      `2026-11-19,evening,6${ALL_3.slice(1)},3.00,,no,`,
      `2026-11-19,evening,${NONE},,,no,`,
      `2026-11-20,evening,${ALL_3},3.00,"a" b,no,`,
      `2026-11-20,evening,${ALL_3},3.00,"never closed,no,`,
      `2026-11-20,evening,${ALL_3},3.00,,no,`,
    ].join("\n"),
  );
  expect(entries.map(({ localDate }) => localDate)).toEqual(["2026-11-19", "2026-11-20"]);
  expect(problems.map(({ place, field }) => [place, field])).toEqual([
    ["Line 4", "Date"],
    ["Line 5", "Time of day"],
    ["Line 6", "Date"],
    ["Line 7", "Stress"],
    ["Line 8", "Mood score"],
    ["Line 10", null],
  ]);
  expect(problemCount).toBe(6);
  const many = read(
    [OWN, ...Array.from({ length: 30 }, () => `never,evening,${ALL_3},3.00,,no,`)].join("\n"),
  );
  expect([many.problems.length, many.problemCount]).toEqual([20, 30]);
});

test("How many entries a file has counts those that can't be read", () => {
  const good = `2026-11-19,evening,${ALL_3},3.00,,no,`;
  expect(read([OWN, good, good.replace("evening", "midnight")].join("\n"))).toMatchObject({ found: 2 });
  expect(read([OWN, good, `${good}"never closed`].join("\n"))).toMatchObject({ found: 2 });
  const json = { product: "Hearten", checkIns: [CHECK_IN, { ...CHECK_IN, levels: 3 }] };
  expect(read(JSON.stringify(json))).toMatchObject({ found: 2, problemCount: 1 });
});

test("A line whose cells have slipped is told, and nothing of it comes in; empty ones at its end do no harm", () => {
  const line = `2026-11-19,evening,${ALL_3},3.00`;
  const { entries, problems } = read(
    [OWN, `${line},Rest, then,yes,`, `${line},Rest, then,yes,A walk`, `${line},"Rest, then",yes,,,,`].join(
      "\n",
    ),
  );
  expect(entries.map(({ quotes }) => quotes[0]?.content.text)).toEqual(["Rest, then"]);
  expect(problems).toEqual([
    { place: "Line 2", field: "Saved", why: "has to be yes or no" },
    { place: "Line 3", field: null, why: "has more cells than there are columns" },
  ]);
});

test("A heading that lost a column, or has one twice, is told by its name, and nothing comes in", () => {
  const row = `2026-11-19,evening,${ALL_3},3.00,,no,`;
  const [first, second] = DIMENSIONS;
  expect(said([OWN.replace(`${first?.label},`, "Something else,"), row].join("\n"))).toBe(
    `A column is missing from this file: ${first?.label}. Nothing was imported. Please export it again.`,
  );
  expect(said([OWN.replace("Date,", "Day,"), row].join("\n"))).toMatch(/file: Date\. Nothing/);
  const kept = [...DIMENSIONS.slice(0, 1)].map(({ label }) => label).join(",");
  expect(said(`Date,Time of day,${kept}\n2026-11-19,evening,3`)).toMatch(
    /^Columns are missing from this file: .+, .+, .+ and 11 more\. Nothing/,
  );
  expect(said([OWN.replace(`${first?.label},`, `${second?.label},`), row].join("\n"))).toMatch(/is missing/);
  expect(said([`${OWN},${first?.label}`, `${row},3`].join("\n"))).toMatch(
    /^The column .+ is in this file twice/,
  );
  expect(said(`${DAYLIO},mood\n2026-11-20,any,any,09:00,meh,,,,rad`)).toMatch(/^The column mood is in this/);
});

test("Daylio: moods are overall levels, notes are lines, activities are counted", () => {
  const long = `${"word ".repeat(80)}end`;
  const { kind, entries, problems, otherMoods } = read(
    [
      DAYLIO,
      '2026-11-20,20 November,Friday,8:30 PM,rad,"clean | cook | music","A title","Had <b>a</b> walk<br>&amp; tea"',
      `2026-11-20,20 November,Friday,20:30,Good,,,${long}`,
      "2026-11-19,19 November,Thursday,01:05,awful,,,",
      "2026-11-19,19 November,Thursday,01:05,awful,,,",
      "2026-11-18,18 November,Wednesday,09:00,splendid,,,private words",
      "2026-11-18,18 November,Wednesday,25:00,meh,,,",
      "18.11.2026,18 November,Wednesday,09:00,meh,,,",
    ].join("\n"),
  );
  expect([kind, otherMoods]).toEqual(["daylio", 1]);
  expect(
    entries.map(({ at, timeOfDay, localDate, told, line, activities }) => {
      return [at.toISOString(), localDate, timeOfDay, entryScore(told.levels), line?.length ?? 0, activities];
    }),
  ).toEqual([
    ["2026-11-19T01:05:00.000Z", "2026-11-19", "evening", 1, 0, 0],
    ["2026-11-19T01:05:00.001Z", "2026-11-19", "evening", 1, 0, 0],
    ["2026-11-20T20:30:00.000Z", "2026-11-20", "evening", 5, 24, 3],
    ["2026-11-20T20:30:00.000Z", "2026-11-20", "evening", 4, 280, 0],
  ]);
  expect(entries[2]?.line).toBe("A title\nHad a walk\n& tea");
  expect(entries.map(({ isShortened }) => isShortened)).toEqual([false, false, false, true]);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(4);
  expect(problems.map(({ place, field }) => [place, field])).toEqual([
    ["Line 6", "mood"],
    ["Line 7", "time"],
    ["Line 8", "full_date"],
  ]);
  // What is told of a file never repeats it.
  expect(JSON.stringify(problems)).not.toMatch(/splendid|private/);
});

test("A newer Daylio export has a column more", () => {
  const head = "full_date,date,weekday,time,mood,activities,scales,note_title,note";
  const { entries } = read(`${head}\n2026-07-27,July 27,Monday,13:48,meh,work | walk,,Title,Note\n`);
  expect(entries).toMatchObject([
    { at: new Date("2026-07-27T12:48:00Z"), timeOfDay: "afternoon", line: "Title\nNote", activities: 2 },
  ]);
});

test("Daylio: a time that a change of the clocks repeats or leaves out is one instant, the first there is", () => {
  const rows = ["2026-10-25,any,any,01:30,meh,,,", "2026-03-29,any,any,01:30,meh,,,"];
  const { entries } = read([DAYLIO, ...rows].join("\n"));
  expect(entries.map(({ at }) => at.toISOString())).toEqual([
    "2026-03-29T01:00:00.000Z",
    "2026-10-25T00:30:00.000Z",
  ]);
});

const CHECK_IN = {
  id: "01900000-0000-7000-8000-00000000000a",
  localDate: "2026-11-20",
  timeOfDay: "evening",
  createdAt: "2026-11-20T20:15:00.123Z",
  levels: DEFAULT_LEVELS,
  wish: "step",
  moved: ["stressLevel"],
  line: "A walk",
};
const QUOTE = {
  id: "01900000-0000-7000-8000-0000000000aa",
  emotionalStateId: CHECK_IN.id,
  variant: 0,
  isCurrent: true,
  text: "Enough",
  reason: "You rated stress 3",
  gives: "step",
  passage: "p-1",
  source: "library",
  model: null,
  inputTokens: null,
  outputTokens: null,
  favoritedAt: "2026-11-20T21:00:00.000Z",
  createdAt: "2026-11-20T20:15:01.000Z",
};
const FEEDBACK = {
  quoteId: QUOTE.id,
  createdAt: "2026-11-20T21:00:00.000Z",
  helped: false,
  because: "too_long",
};

test("Hearten's own JSON: entries with all that was told, their quotes and what was said of them", () => {
  const file = { product: "Hearten", checkIns: [CHECK_IN], quotes: [QUOTE], quoteFeedback: [FEEDBACK] };
  const { kind, entries, problemCount } = read(JSON.stringify({ ...file, account: [], sessions: [] }));
  expect([kind, problemCount]).toEqual(["hearten_json", 0]);
  expect(entries).toMatchObject([
    {
      id: CHECK_IN.id,
      at: new Date(CHECK_IN.createdAt),
      told: { levels: DEFAULT_LEVELS, wish: "step", moved: ["stressLevel"] },
      line: "A walk",
      quotes: [
        {
          content: { text: "Enough", reason: QUOTE.reason, gives: "step", passage: "p-1" },
          favoritedAt: new Date(QUOTE.favoritedAt),
          feedback: { helped: false, because: "too_long" },
        },
      ],
    },
  ]);
});

test("Faults of a JSON file are told by number and field", () => {
  const checkIns = [
    { ...CHECK_IN, levels: { ...DEFAULT_LEVELS, hopeForFuture: 9 } },
    { ...CHECK_IN, createdAt: "2027-01-01T00:00:00Z" },
    { ...CHECK_IN, levels: levelsFrom(() => null) },
    CHECK_IN,
  ];
  const quotes = [
    { ...QUOTE, text: 4 },
    QUOTE,
    { ...QUOTE, text: "Once more" },
    { ...QUOTE, variant: 1, favoritedAt: "0026-11-20T21:00:00Z" },
    { ...QUOTE, variant: 2, createdAt: "2026-11-22T12:00:01Z" },
  ];
  const quoteFeedback = [{ ...FEEDBACK, createdAt: "1950-11-20T21:00:00Z" }];
  const { entries, problems } = read(JSON.stringify({ product: "Hearten", checkIns, quotes, quoteFeedback }));
  expect(entries.map(({ quotes }) => quotes.map(({ feedback }) => feedback))).toEqual([[null]]);
  expect(problems.map(({ place, field }) => [place, field]).sort()).toEqual([
    ["Check-in 1", "levels.hopeForFuture"],
    ["Check-in 2", "createdAt"],
    ["Check-in 3", "levels"],
    ["Feedback 1", "createdAt"],
    ["Quote 1", "text"],
    ["Quote 3", "variant"],
    ["Quote 4", "favoritedAt"],
    ["Quote 5", "createdAt"],
  ]);
});

test.each([
  ["0026-11-21", "is before 2000"],
  ["1999-12-31", "is before 2000"],
  ["2000-01-01", undefined],
  ["2026-11-23", undefined],
  ["2026-11-24", "is in the future"],
])("A day is from 2000 to tomorrow in each kind of file: %s", (day, why) => {
  const at = day === "2026-11-23" ? "2026-11-22" : day;
  const checkIn = { ...CHECK_IN, localDate: day, createdAt: `${at}T09:00:00Z` };
  const json = JSON.stringify({ product: "Hearten", checkIns: [checkIn] });
  // The time of an entry of Daylio is known, and doesn't lie ahead either.
  const daylio = `${DAYLIO}\n${at},any,any,09:00,meh,,,`;
  for (const file of [`${OWN}\n${day},evening,${ALL_3},3.00,,no,`, daylio, json])
    expect(read(file).problems.map((problem) => problem.why)).toEqual(why ? [why] : []);
});

test("A check-in of JSON is stored within two days of its own", () => {
  const created = (createdAt: string) =>
    read(JSON.stringify({ product: "Hearten", checkIns: [{ ...CHECK_IN, createdAt }] })).problems;
  expect(created("2026-11-18T00:00:00Z")).toEqual([]);
  expect(created("2026-11-17T23:59:59Z")).toMatchObject([{ place: "Check-in 1", field: "localDate" }]);
  expect(created("2000-11-20T20:00:00Z")).toMatchObject([{ place: "Check-in 1", field: "localDate" }]);
});

test("Of the quotes of an entry that can be read, the last is the current one, and no other", () => {
  const current = (quotes: object[]) =>
    read(JSON.stringify({ product: "Hearten", checkIns: [CHECK_IN], quotes })).entries.flatMap((entry) =>
      entry.quotes.filter(({ isCurrent }) => isCurrent).map(({ variant }) => variant),
    );
  const quote = (variant: number, isCurrent: boolean) => ({ ...QUOTE, variant, isCurrent });
  expect(current([quote(0, true), quote(1, true)])).toEqual([1]);
  expect(current([quote(2, false), quote(0, false), quote(1, true)])).toEqual([2]);
  expect(current([quote(0, false), { ...quote(1, true), text: 4 }])).toEqual([0]);
});

/** What is said of a file that is refused whole. */
function refusal(bytes: Uint8Array): string {
  try {
    readFile(bytes, READER);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}
const said = (text: string) => refusal(Buffer.from(text));

test("A file that is none of these is refused whole, in a plain sentence", () => {
  expect(said("")).toMatch(/^There are no entries/);
  expect(said(`${OWN}\n`)).toMatch(/^There are no entries/);
  expect(said("a,b\n1,2")).toMatch(/^We can't read this kind of file/);
  expect(said('{"product":"Another","checkIns":[]}')).toMatch(/^We can't read this kind of file/);
  expect(said('{"product":"Hearten","checkIns":[')).toMatch(/^This file ends too early/);
  expect(refusal(Buffer.from("Date;Für", "latin1"))).toMatch(/^We can't read the text/);
  expect(refusal(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0]))).toMatch(/^We can't read the text/);
  const line = "2026-07-27,July 27,Monday,13:48,meh,,,";
  expect(said([DAYLIO, ...Array.from({ length: 20_001 }, () => line)].join("\n"))).toMatch(
    /more than 20,000/,
  );
});
