"use client";

import { useId } from "react";
import { MoodLegend } from "@/components/mood/mood-legend";
import { useYear } from "@/components/progress/use-year";
import { YearGrid } from "@/components/progress/year-grid";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { LoadFailed } from "@/components/ui/load-failed";

interface YearViewProps {
  today: string;
  selected: string | null;
}

/** A year of days, each with its mood; a day with an entry leads to it. */
export function YearView({ today, selected }: YearViewProps) {
  const titleId = useId();
  const { data, isError, isPending, refetch } = useYear();
  return (
    <Card aria-labelledby={titleId}>
      <div className="card-head">
        <CardTitle id={titleId}>Your Year</CardTitle>
        {data && <span className="text-sm text-ink-soft">{daysWithEntries(data.days.length)}</span>}
      </div>
      {isError ? (
        <LoadFailed onRetry={() => refetch()}>We couldn't load your year just now.</LoadFailed>
      ) : (
        <>
          <YearGrid
            today={today}
            selected={selected}
            days={data?.days ?? []}
            busy={isPending}
            labelledBy={titleId}
          />
          <MoodLegend />
        </>
      )}
    </Card>
  );
}

function daysWithEntries(days: number): string {
  return days === 1 ? "1 day with an entry" : `${days} days with entries`;
}
