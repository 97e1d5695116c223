"use client";

import { EntryPages } from "@/components/progress/entry-pages";
import { useRecentQuotePages } from "@/components/quote/use-quote-pages";
import { fullDay, longDay } from "@/lib/moods/calendar";

/** The entries of one day, or that there are none. */
export function DayEntries({ date, today }: { date: string; today: string }) {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const pages = useRecentQuotePages({ date });
  return (
    <section aria-labelledby="day-entries">
      <h3 id="day-entries" className="eyebrow py-2">
        {isThisYear ? longDay(date) : fullDay(date)}
      </h3>
      <EntryPages
        pages={pages}
        today={today}
        empty={<p className="pb-2 text-ink-soft">No entries on this day.</p>}
      />
    </section>
  );
}
