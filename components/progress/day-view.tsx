"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { useRegion } from "@/components/layout/region";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { ListStatus, Loaded } from "@/components/ui/list-status";
import { VisuallyHidden } from "@/components/ui/spinner";
import { crisisCare } from "@/lib/crisis/rules";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { relativeDay } from "@/lib/moods/calendar";
import { fullDay, longDay } from "@/lib/time/date-words";
import type { OneDay } from "@/lib/words/schema";
import { DayEntry } from "./day-entry";
import { useFinishDeletionsOnLeaving } from "./deletions";

interface DayViewProps {
  date: string;
  today: string;
}

/** A day: its entries open, and the ways to the days with entries around it. */
export function DayView({ date, today }: DayViewProps) {
  const region = useRegion();
  useFinishDeletionsOnLeaving();
  return (
    <Loaded
      query={useDay(date)}
      waiting={<ListStatus>Loading your progress...</ListStatus>}
      failed="We couldn't load your entries just now."
    >
      {(day) => (
        <>
          <DayPanel day={day} />
          <section className="stack" aria-labelledby="day">
            <Card className="flex flex-wrap items-center justify-between gap-x-6 py-3">
              <h2 id="day" className="card-title" aria-live="polite">
                {date.slice(0, 4) === today.slice(0, 4) ? longDay(date, region) : fullDay(date, region)}
              </h2>
              <DaysAround day={day} today={today} />
              {day.entries.length === 0 && <p className="w-full text-ink-soft">No entries on this day.</p>}
            </Card>
            {day.entries.map((entry) => (
              <DayEntry key={entry.id} entry={entry} />
            ))}
          </section>
          <ButtonLink href="/progress" variant="outline" size="small" className="justify-self-start">
            Show all entries
          </ButtonLink>
        </>
      )}
    </Loaded>
  );
}

/** The panel with the crisis lines stays with a day on which it stood. */
function DayPanel({ day }: { day: OneDay }) {
  const stands = day.entries.some(({ emotionalState }) => crisisCare(emotionalState) === "panel");
  return stands && <CrisisPanel />;
}

/** The nearest days with entries. */
function DaysAround({ day: { previous, next }, today }: { day: OneDay; today: string }) {
  const region = useRegion();
  if (!previous && !next) return null;
  return (
    <nav aria-label="Days with entries" className="-mx-3 flex gap-1 max-sm:grow max-sm:justify-between">
      {previous && (
        <AppLink href={`/progress?date=${previous}`} className={STEP}>
          <ChevronLeft />
          <VisuallyHidden>Previous day with entries:</VisuallyHidden> {relativeDay(previous, today, region)}
        </AppLink>
      )}
      {next && (
        <AppLink href={`/progress?date=${next}`} className={`${STEP} max-sm:ml-auto`}>
          <VisuallyHidden>Next day with entries:</VisuallyHidden> {relativeDay(next, today, region)}
          <ChevronRight />
        </AppLink>
      )}
    </nav>
  );
}

const STEP = buttonClass({ variant: "ghost", size: "small" });

function useDay(date: string) {
  const queryKey = queryKeys.day(date);
  return useQuery({ queryKey, queryFn: ({ signal }) => call(queryKey[0], { query: { date }, signal }) });
}
