import { CalendarDay } from "@/components/dashboard/calendar-day";
import { weeksOf } from "@/lib/moods/calendar";
import type { Calendar } from "@/lib/moods/schema";

const WEEKDAYS = [
  { short: "Sun", full: "Sunday" },
  { short: "Mon", full: "Monday" },
  { short: "Tue", full: "Tuesday" },
  { short: "Wed", full: "Wednesday" },
  { short: "Thu", full: "Thursday" },
  { short: "Fri", full: "Friday" },
  { short: "Sat", full: "Saturday" },
] as const;

interface CalendarGridProps {
  month: string;
  today: string;
  selected: string | null;
  days: Calendar["days"];
  /** The moods are still on their way; the days stand already. */
  busy: boolean;
  labelledBy: string;
}

export function CalendarGrid({ month, today, selected, days, busy, labelledBy }: CalendarGridProps) {
  const scores = new Map(days.map((day) => [day.date, day.score]));
  return (
    <table className="cal" aria-labelledby={labelledBy} aria-busy={busy}>
      <thead>
        <tr>
          {WEEKDAYS.map(({ short, full }) => (
            <th key={short} scope="col" abbr={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month never change places.
          <tr key={`${month} ${row}`}>
            {week.map((date, column) => (
              <td key={WEEKDAYS[column]?.short}>
                {date ? (
                  <CalendarDay
                    date={date}
                    today={today}
                    selected={date === selected}
                    score={scores.get(date)}
                  />
                ) : (
                  <span className="day" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
