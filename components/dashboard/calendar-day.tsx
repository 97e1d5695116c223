import clsx from "clsx";
import { selectDay } from "@/components/dashboard/selected-day";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { AppLink } from "@/components/ui/app-link";
import { moodStep, moodWord } from "@/lib/check-ins/rules";
import { monthDay } from "@/lib/moods/calendar";

interface CalendarDayProps {
  date: string;
  today: string;
  selected: boolean;
  /** The day's mean score; nothing on a day without an entry. */
  score: number | undefined;
}

export function CalendarDay({ date, today, selected, score }: CalendarDayProps) {
  const isToday = date === today;
  const words = [monthDay(date), isToday && "today", selected && "selected", moodOf(score)];
  return (
    <AppLink
      href={`/progress?date=${date}`}
      // A month of days would be as many requests.
      prefetch={false}
      className={clsx("day", isToday && "today", selected && "sel", date > today && "out")}
      aria-label={words.filter(Boolean).join(", ")}
      aria-current={isToday ? "date" : undefined}
      onClick={() => selectDay(date)}
    >
      <span>{Number(date.slice(8))}</span>
      {score === undefined ? <span className="none" /> : <MoodGlyph step={moodStep(score)} />}
    </AppLink>
  );
}

function moodOf(score: number | undefined): string {
  return score === undefined ? "no entry" : moodWord(score);
}
