import { expect, test } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { readFile } from "./read-file";

const READER = { timeZone: "Europe/London", now: new Date("2026-11-22T12:00:00Z") };
const DAYLIO = "full_date,date,weekday,time,mood,activities,note_title,note";

const read = (text: string) => readFile(Buffer.from(text), READER);

/** Milliseconds of the processor, so that a busy machine tells the same as a quiet one. */
function cost(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

test.each([
  ["marks that never close", "<b ".repeat(30_000)],
  ["a mark full of spaces", `<br${" ".repeat(90_000)}`],
  ["lines of spaces", `${" \n".repeat(45_000)}x`],
])("A note of %s costs no more time than its length", (_, note) => {
  const file = `${DAYLIO}\n2026-11-20,20 November,Friday,20:30,rad,,,"${note}"\n`;
  expect(cost(() => expect(read(file).entries).toHaveLength(1))).toBeLessThan(1_000);
});

const own = (file: object) => JSON.stringify({ product: "Hearten", checkIns: [], ...file });
const zeros = (count: number) => Array.from({ length: count }, () => 0);
const DAYLIO_LINE = "2026-07-27,July 27,Monday,13:48,meh,,,";
const CHECK_IN = {
  id: "01900000-0000-7000-8000-00000000000a",
  localDate: "2026-11-20",
  timeOfDay: "evening",
  createdAt: "2026-11-20T20:15:00.123Z",
  levels: DEFAULT_LEVELS,
};
const BAD_CHECK_IN = { ...CHECK_IN, id: 0, localDate: 0, createdAt: 0, levels: {} };

test.each([
  ["lines of one letter", () => "a\n".repeat(500_000), /^We can't read this kind/],
  ["lines of another width", () => `${DAYLIO}\n${"a\n".repeat(500_000)}`, /more than 20,000/],
  ["separators alone", () => `${DAYLIO}\n${",".repeat(4_000_000)}`, /^We can't read this kind/],
  ["a heading without end", () => "a,".repeat(1_000_000), /^We can't read this kind/],
  [
    "columns that no export has",
    () => `${DAYLIO}${",x".repeat(100)}\n${DAYLIO_LINE}`,
    /^We can't read this kind/,
  ],
  ["quotation marks alone", () => '"'.repeat(1_000_000), /^We can't read this kind/],
  ["check-ins of nothing", () => own({ checkIns: zeros(1_000_000) }), /more than 20,000/],
  ["quotes of nothing", () => own({ quotes: zeros(1_000_000) }), /was changed/],
  ["feedback on nothing", () => own({ quoteFeedback: zeros(1_000_000) }), /was changed/],
  ["check-ins full of faults", () => own({ checkIns: zeros(20_000).map(() => BAD_CHECK_IN) }), /was changed/],
])("A file of %s is refused before it costs much", (_, made, words) => {
  const bytes = Buffer.from(made());
  expect(cost(() => expect(() => readFile(bytes, READER)).toThrow(words))).toBeLessThan(5_000);
});

test("A list in a check-in that goes on and on is one fault, and costs no more", () => {
  const file = own({ checkIns: [CHECK_IN, { ...CHECK_IN, moved: zeros(1_000_000) }] });
  const told = () => expect(read(file).problems).toMatchObject([{ place: "Check-in 2", field: "moved" }]);
  expect(cost(told)).toBeLessThan(2_000);
});

test("What follows a record that is far too long is told by its line, and what stands before it comes in", () => {
  const { entries, problems } = read(`${DAYLIO}\n${DAYLIO_LINE}\n${DAYLIO_LINE}"${"x".repeat(200_000)}\n`);
  expect([entries.length, problems.map(({ place }) => place)]).toEqual([1, ["Line 3"]]);
});
