import { RatingTable } from "@/components/analytics/rating-table";
import { ScoreLine } from "@/components/analytics/score-line";
import { DIMENSION } from "@/lib/check-ins/dimensions";
import type { Course, Report } from "@/lib/moods/report";
import { figure, moodInWords } from "./report-words";

const COLUMNS = ["Rating", "Mean", "Range", "Entries"] as const;

/** The figures of every rating, by the groups of the check-in; the lines show the same to who can see them. */
export function ReportTable({ report: { mood, dimensions } }: { report: Report }) {
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
        {moodInWords()} A rating that was left out isn't counted. Each line runs from day to day, with 1 at
        the bottom and 5 at the top; a gap is a day without that rating.
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
