"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { CalendarGrid } from "@/components/dashboard/calendar-grid";
import { useSelectedDay } from "@/components/dashboard/selected-day";
import { useCalendar } from "@/components/dashboard/use-calendar";
import { MoodLegend } from "@/components/mood/mood-legend";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { LoadFailed } from "@/components/ui/load-failed";
import { monthName, monthOf, moveMonth } from "@/lib/moods/calendar";

/** A month of days, each with its mood; a day leads to its entries. */
export function MonthCalendar({ today }: { today: string }) {
  const titleId = useId();
  const selected = useSelectedDay();
  const [month, setMonth] = useState(monthOf(selected ?? today));
  const { data, isError, isFetching, refetch } = useCalendar(month);
  return (
    <Card className="home-calendar" aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId} className="card-title" aria-live="polite">
          {monthName(month)}
        </h2>
        <div className="flex">
          <IconButton label="Previous month" onClick={() => setMonth(moveMonth(month, -1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Next month" onClick={() => setMonth(moveMonth(month, 1))}>
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <CalendarGrid
        month={month}
        today={today}
        selected={selected}
        days={data?.days ?? []}
        busy={isFetching}
        labelledBy={titleId}
      />
      {isError ? (
        <LoadFailed onRetry={() => refetch()}>We couldn't load this month's moods just now.</LoadFailed>
      ) : (
        <MoodLegend />
      )}
    </Card>
  );
}
