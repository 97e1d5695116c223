import { DIMENSION, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { COMPARED_DAYS } from "@/lib/config/policy";
import { helpedInWords } from "@/lib/moods/helped-in-words";
import { isHardWeek, NOT_WHY, weekStart } from "@/lib/moods/rules";
import type { Analytics, Answers, Change, Sample } from "@/lib/moods/schema";
import { addDays, localDate } from "@/lib/time/clock";
import { countOf, longMonth, monthDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

type Moved = NonNullable<Answers["moved"]>;

/** A question that the entries answer, and its answer; a list where there are several. */
export interface Answer {
  question: string;
  text?: string;
  list?: readonly string[];
  /** Said after the list. */
  note?: string;
}

/** What there is to say, each in a short sentence with the number of entries behind it. */
export function answersInWords(answers: Answers, region: Region): Answer[] {
  const { moved, hardWeek, timesOfDay, months, sleep, words } = answers;
  const said: Answer[] = [];
  if (moved) said.push({ question: "What moved most", ...movedInWords(moved) });
  if (hardWeek) said.push(...hardWeekInWords(hardWeek, region));
  if (timesOfDay) said.push({ question: "Mornings and evenings", text: timesInWords(timesOfDay) });
  if (months) said.push({ question: "This month and last", text: monthsInWords(months) });
  if (sleep) said.push({ question: "Sleep and mood", text: sleepInWords(sleep) });
  if (words.length > 0) said.push({ question: "Which words helped", list: words.map(helpedInWords) });
  return said;
}

function movedInWords(moved: Moved): Omit<Answer, "question"> {
  const { days, entries, entriesBefore, dimensions } = moved;
  const spans = `The last ${days} days (${countOf(entries, "entry", "entries")}) compared with the ${days} before (${entriesBefore})`;
  return dimensions.length === 0
    ? { text: `${spans}: no rating moved much.` }
    : { text: `${spans}:`, list: dimensions.map((one) => movedOne(one, moved)) };
}

/** Figures stay on one line: "Sleep rose from 2.1 to 3.4 (Poor to Fair)", and in how many entries where some did not rate it. */
function movedOne(one: Change, all: Pick<Moved, "entries" | "entriesBefore">): string {
  const { key, before, now, entries, entriesBefore } = one;
  const [then, since] = [before, now].map((level) => wordFor(key, Math.round(level)));
  const words = then === since ? "" : ` (${then}\u00a0to\u00a0${since})`;
  const isInAll = entries === all.entries && entriesBefore === all.entriesBefore;
  const rated = isInAll ? "" : `, rated in ${entriesBefore} entries before and ${entries} since`;
  return `${DIMENSION[key].label} ${verb(key, now > before)} from\u00a0${figure(before)}\u00a0to\u00a0${figure(now)}${words}${rated}`;
}

/** What stood out in a hard week, and what eased after it. */
function hardWeekInWords(week: NonNullable<Answers["hardWeek"]>, region: Region): Answer[] {
  const { from, entries, others, harder, after } = week;
  const stoodOut = harder.map((one) => inHardWeek(one, week));
  const [what, end] = stoodOut.length > 0 ? ["these", ":"] : ["nothing", "."];
  const during = `In the week of ${monthDay(from, region)} (${countOf(entries, "entry", "entries")})`;
  const said: Answer[] = [
    {
      question: "A hard week",
      text: `${during} ${what} stood out from your other recent entries (${others})${end}`,
      ...(stoodOut.length > 0 && { list: stoodOut, note: NOT_WHY }),
    },
  ];
  if (!after) return said;
  const when = after.isOver ? `In the ${COMPARED_DAYS} days after it` : "Since then";
  const spans = `${when} (${countOf(after.entries, "entry", "entries")}), compared with that week`;
  const all = { entries: after.entries, entriesBefore: entries };
  const eased =
    after.eased.length === 0
      ? { text: `${spans}: no rating got much easier.` }
      : { text: `${spans}:`, list: after.eased.map((one) => movedOne(one, all)) };
  return [...said, { question: "After that week", ...eased }];
}

/** "Hope was 1.3 that week, otherwise 3.4", and in how many entries where some did not rate it. */
function inHardWeek(
  { key, now, before, ...rated }: Change,
  all: { entries: number; others: number },
): string {
  const isInAll = rated.entries === all.entries && rated.entriesBefore === all.others;
  const among = isInAll
    ? ""
    : ` (rated in ${rated.entries} entries that week, ${rated.entriesBefore} otherwise)`;
  return `${DIMENSION[key].label} was ${figure(now)} that week, otherwise\u00a0${figure(before)}${among}`;
}

/** What is hard to live with eases; anything else falls. */
function verb(key: DimensionKey, isUp: boolean): string {
  if (isUp) return "rose";
  return DIMENSION[key].good === "high" ? "fell" : "eased";
}

function timesInWords({ morning, evening, isClear }: NonNullable<Answers["timesOfDay"]>): string {
  const [mornings, evenings] = [sampleInWords(morning), `${figure(evening.score)} (${evening.entries})`];
  if (!isClear) return `Mornings averaged ${mornings} and evenings ${evenings}. That may just be chance.`;
  return evening.score > morning.score
    ? `Your mood was lower in the mornings, ${mornings}, than in the evenings, ${evenings}.`
    : `Your mood was higher in the mornings, ${mornings}, than in the evenings, ${evenings}.`;
}

function monthsInWords({ current, previous }: NonNullable<Answers["months"]>): string {
  return (
    `Your mood averages ${sampleInWords(current)} in ${longMonth(current.month)} so far. ` +
    `In ${longMonth(previous.month)} it was ${figure(previous.score)} (${previous.entries}).`
  );
}

const LINKS = {
  together: "Better sleep and a better mood have tended to come together",
  against: "Better sleep and a lower mood have tended to come together",
  none: "Sleep and mood haven't really gone together",
  unclear: "Nothing clear either way so far",
} as const;

function sleepInWords({ entries, link }: NonNullable<Answers["sleep"]>): string {
  return `${LINKS[link]} (${countOf(entries, "entry", "entries")}).${link === "together" || link === "against" ? ` ${NOT_WHY}` : ""}`;
}

const LATER = {
  moved: "what moved most",
  timesOfDay: "how mornings compare with evenings",
  sleep: "whether sleep and mood go together",
  months: "how this month compares with last",
} as const;

const inList = new Intl.ListFormat("en-GB");

/** What isn't answered yet, and what it waits for; null where nothing is left. */
export function stillToCome(answers: Answers): string | null {
  const keys = Object.keys(LATER) as (keyof typeof LATER)[];
  const missing = keys.filter((key) => answers[key] === null);
  const said: string[] = [];
  if (missing.length > 0) {
    const opening =
      missing.length === keys.length
        ? "Usually after two to four weeks of entries, this will show"
        : "Still to come, when there are enough entries:";
    said.push(`${opening} ${inList.format(missing.map((key) => LATER[key]))}.`);
  }
  if (answers.words.length === 0) {
    said.push(
      "Which words helped will show here once you've pressed 'This helped' or 'Not quite' under a few quotes.",
    );
  }
  return said.length > 0 ? said.join(" ") : null;
}

/** So many scores make a whole trend. */
const WHOLE_TREND = 10;

/** What the trend arrow compares; of few entries, that they are few. */
export function arrowInWords({ newer, older }: NonNullable<Answers["arrow"]>): string {
  const count = newer.entries + older.entries;
  const last = newer.entries === 1 ? "last entry" : `last ${newer.entries} entries`;
  const before = older.entries === 1 ? "the one before" : `the ${older.entries} before`;
  const compared = `${last} ${figure(newer.score)}, ${before} ${figure(older.score)}`;
  return count < WHOLE_TREND ? `Only ${count} entries to compare: ${compared}` : compared;
}

/** The newest insight with what closes it, where it sums up a hard week: the one before it was said. */
export function hardInsight(
  [newest]: Analytics["recentInsights"],
  weeks: Answers["weeks"],
  timeZone: string,
): { id: string; text: string } | null {
  if (newest?.insightType !== "weekly") return null;
  const saidOn = localDate(new Date(newest.createdAt), timeZone);
  const told = weeks.find(({ from }) => from === addDays(weekStart(saidOn), -7));
  return told && isHardWeek(told) ? { id: newest.id, text: "That looks like a hard week." } : null;
}

/** Said once where some of the weeks were hard; the present one, which comes last, is not over. */
export function hardWeeksInWords(weeks: Answers["weeks"]): string | null {
  const hard = weeks.slice(0, -1).filter(isHardWeek).length;
  if (hard === 0) return null;
  return `${hard === 1 ? "One of these weeks looks like a hard one" : "Some of these weeks look like hard ones"}.`;
}

/** "3.4 (12 entries)". */
function sampleInWords({ entries, score }: Sample): string {
  return `${figure(score)} (${countOf(entries, "entry", "entries")})`;
}

function figure(value: number): string {
  return value.toFixed(1);
}
