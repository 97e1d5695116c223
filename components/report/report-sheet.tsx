import { RatingTable, ScoreLine } from "@/components/analytics/rating-lines";
import { DIMENSION, DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";
import type { Pattern } from "@/lib/moods/insights/rules";
import { type Course, DAYS_NAMED, type DayScore, daysIn, type Period, type Report } from "@/lib/moods/report";
import { NOT_WHY } from "@/lib/moods/rules";
import { ENTRY_PARTS } from "@/lib/moods/scores";
import { countOf, fullDay, monthDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

export interface ReportSheetProps {
  report: Report & { patterns: readonly Pattern[] };
  period: Period;
  /** Empty where it is not to stand there. */
  name: string;
  today: string;
  region: Region;
}

/** What a therapist or doctor reads: black on white paper, by day and by night, and the only thing that is printed. */
export function ReportSheet({ report, period, name, today, region }: ReportSheetProps) {
  const { entries, daysWithEntries, patterns, ownLines } = report;
  return (
    <article className="report" aria-labelledby="report">
      <header>
        <h2 id="report">Mood and wellbeing, self-rated</h2>
        <p className="who">
          {name && <b>{name}</b>}
          <span>{periodInWords(period, region)}</span>
          <span>
            {countOf(entries, "entry", "entries")}, on {daysWithEntries} of{" "}
            {countOf(daysIn(period), "day", "days")}
          </span>
        </p>
        <p>
          Rated by the person themselves, on a scale of 1 to 5. This is not a diagnosis, and not a validated
          questionnaire.
        </p>
        {/* At the top, as at the end it might stand on a page of its own. */}
        <p className="fine">
          Made with {BRAND.name} on {fullDay(today, region)}.
        </p>
      </header>
      <ReportTable report={report} />
      {report.lowestDays.length > 0 && <Extremes report={report} region={region} />}
      {patterns.length > 0 && <Patterns patterns={patterns} />}
      {ownLines.length > 0 && (
        <section className="own">
          <h3>In their own words</h3>
          <ul>
            {ownLines.map(({ date, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day may hold the same line twice, and nothing moves.
              <li key={place}>
                <b>{monthDay(date, region)}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Extremes({
  report: { lowestDays, highestDays },
  region,
}: Pick<ReportSheetProps, "report" | "region">) {
  return (
    <section>
      <h3>Low days and high days</h3>
      <dl>
        <Days name="Lowest" days={lowestDays} region={region} />
        <Days name="Highest" days={highestDays} region={region} />
      </dl>
      <p className="fine">
        The {spelled(DAYS_NAMED)} days with the lowest and the {spelled(DAYS_NAMED)} with the highest overall
        mood. A day's mood is the mean of its entries.
      </p>
    </section>
  );
}

interface DaysProps {
  name: string;
  days: readonly DayScore[];
  region: Region;
}

function Days({ name, days, region }: DaysProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{days.map((day) => dayInWords(day, region)).join(", ")}</dd>
    </div>
  );
}

/** "28 October (1.1)", which stays on one line. */
function dayInWords({ date, score }: DayScore, region: Region): string {
  return `${monthDay(date, region)} (${figure(score)})`.replaceAll(" ", "\u00a0");
}

function Patterns({ patterns }: { patterns: readonly Pattern[] }) {
  return (
    <section>
      <h3>Patterns</h3>
      <ul className="list-disc pl-[1.2em]">
        {patterns.map(({ key, entries, text }) => (
          <li key={key}>
            {text.charAt(0).toUpperCase() + text.slice(1)} ({entries} entries).
          </li>
        ))}
      </ul>
      <p className="fine">Found in the latest entries, whichever days are shown above. {NOT_WHY}</p>
    </section>
  );
}

const COLUMNS = ["Rating", "Mean", "Range", "Entries"] as const;

/** The figures of every rating, by the groups of the check-in; the lines show the same to who can see them. */
function ReportTable({ report: { mood, oneLevel, dimensions } }: { report: Report }) {
  return (
    <>
      <RatingTable
        caption={
          <caption className="sr-only">
            Mean and range of each rating, and on how many entries they rest
          </caption>
        }
        columns={COLUMNS}
        lead={
          <tbody className="mood">
            <Row label="Overall mood" ends={["hardest", "easiest"]} course={mood} shown={figure} />
          </tbody>
        }
        row={(key) => {
          const { label, words } = DIMENSION[key];
          return <Row label={label} ends={[words[0], words[4]]} course={dimensions[key]} shown={String} />;
        }}
      />
      <p className="fine">
        {moodInWords(oneLevel)} A rating that was left out isn't counted. Each line runs from day to day, with
        1 at the bottom and 5 at the top; a gap is a day without that rating.
      </p>
    </>
  );
}

interface RowProps {
  label: string;
  /** What 1 and 5 mean. */
  ends: readonly [string, string];
  course: Course | null;
  /** The lowest and the highest: levels are whole. */
  shown: (value: number) => string;
}

function Row({ label, ends: [least, most], course, shown }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <div>
          <span>
            <b>{label}</b>{" "}
            <small>
              1 {least.toLowerCase()}, 5 {most.toLowerCase()}
            </small>
          </span>
          {course && <ScoreLine line={course.line} className="course" />}
        </div>
      </th>
      {course ? (
        <>
          <td>{figure(course.mean)}</td>
          <td>{rangeInWords(shown(course.lowest), shown(course.highest))}</td>
          <td>{course.entries}</td>
        </>
      ) : (
        <td colSpan={COLUMNS.length - 1}>Not rated</td>
      )}
    </tr>
  );
}

function rangeInWords(lowest: string, highest: string): string {
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** "26 October to 22 November 2026". */
export function periodInWords({ from, to }: Period, region: Region): string {
  const first = from.slice(0, 4) === to.slice(0, 4) ? monthDay(from, region) : fullDay(from, region);
  return `${first} to ${fullDay(to, region)}`;
}

const inList = new Intl.ListFormat("en-GB");

const ONE_LEVEL: Record<Report["oneLevel"], string> = {
  none: "",
  counts: " Imported entries hold one overall level instead.",
  "left out": " Imported entries with one overall level instead are left out of it.",
};

/** What the overall mood is made of. */
function moodInWords(oneLevel: Report["oneLevel"]): string {
  const [straight, turned] = (["high", "low"] as const).map((good) =>
    inList.format(
      DIMENSIONS.filter((one) => one.good === good && ENTRY_PARTS.some((key) => key === one.key)).map(
        ({ label }) => label.toLowerCase(),
      ),
    ),
  );
  return `Overall mood is the mean of ${straight}, and of ${turned} counted the other way round.${ONE_LEVEL[oneLevel]}`;
}

function figure(value: number): string {
  return value.toFixed(1);
}
