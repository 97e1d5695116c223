import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";
import { NOT_WHY, type Pattern } from "@/lib/moods/insights/rules";
import { DAYS_NAMED, type DayScore, type Report } from "@/lib/moods/report";
import { daysIn, type Period } from "@/lib/moods/report-period";
import { countOf, fullDay, monthDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";
import { ReportTable } from "./report-table";
import { figure, periodInWords } from "./report-words";

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
      <footer>
        Made with {BRAND.name} on {fullDay(today, region)}.
      </footer>
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
      <dd>{days.map(({ date, score }) => `${monthDay(date, region)}\u00a0(${figure(score)})`).join(", ")}</dd>
    </div>
  );
}

function Patterns({ patterns }: { patterns: readonly Pattern[] }) {
  return (
    <section>
      <h3>Patterns</h3>
      <ul>
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
