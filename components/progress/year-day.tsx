import clsx from "clsx";
import { memo } from "react";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { AppLink } from "@/components/ui/app-link";
import { moodStep, moodWord } from "@/lib/check-ins/rules";
import { fullDay } from "@/lib/moods/calendar";

interface YearDayProps {
  date: string;
  /** The day's mean score; nothing on a day without an entry. */
  score: number | undefined;
  isToday: boolean;
  isSelected: boolean;
  /** Whether Tab stops here. */
  isStop: boolean;
  onReach: (date: string) => void;
}

// A step by arrow key changes two days of some 370.
export const YearDay = memo(function YearDay(props: YearDayProps) {
  const { date, score, isToday, isSelected, isStop, onReach } = props;
  const day = [fullDay(date), isToday && "today", isSelected && "selected"].filter(Boolean).join(", ");
  if (score === undefined) {
    return (
      <td className={clsx(isToday && "today", isSelected && "sel")}>
        <span className="year-none" aria-hidden="true" />
        <span className="sr-only">{day}, no entry</span>
      </td>
    );
  }
  const words = `${day}, ${moodWord(score)}`;
  return (
    <td className={clsx(isToday && "today", isSelected && "sel")}>
      <AppLink
        href={`/progress?date=${date}`}
        // A year of days would be as many requests.
        prefetch={false}
        data-date={date}
        tabIndex={isStop ? 0 : -1}
        title={words}
        aria-label={words}
        aria-current={isToday ? "date" : undefined}
        onFocus={() => onReach(date)}
      >
        <MoodGlyph step={moodStep(score)} />
      </AppLink>
    </td>
  );
});
