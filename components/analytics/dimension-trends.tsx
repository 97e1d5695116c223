"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Fold } from "@/components/ui/fold";
import { LoadFailed } from "@/components/ui/list-status";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { DIMENSION_GROUPS } from "@/lib/check-ins/dimensions";
import { LINE_DAYS, type LineDays } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { lineFigures } from "@/lib/moods/dimension-lines";
import type { DimensionLines } from "@/lib/moods/schema";
import { DimensionGrid } from "./dimension-grid";
import { DimensionTable } from "./dimension-table";

const OPTIONS = LINE_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));

/** A line of each rating over the last 30 or 90 days, folded, and read once it is opened. */
export function DimensionTrends() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Card>
      <Fold
        title={<CardTitle>Your Ratings Over Time</CardTitle>}
        onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
      >
        {wasOpened && <ChosenLines />}
      </Fold>
    </Card>
  );
}

function ChosenLines() {
  const [days, setDays] = useState<LineDays>(LINE_DAYS[0]);
  const { data, isError, isPlaceholderData, refetch } = useDimensions(days);
  return (
    <div className="mt-4">
      <div className="mb-4 flex">
        <SegmentedControl
          legend="Your ratings over"
          hideLegend
          options={OPTIONS}
          value={String(days)}
          onChange={(chosen) => setDays(LINE_DAYS.find((each) => String(each) === chosen) ?? LINE_DAYS[0])}
        />
      </div>
      {isError ? (
        <LoadFailed onRetry={() => refetch()}>We couldn't load these lines just now.</LoadFailed>
      ) : (
        <div aria-busy={!data || isPlaceholderData}>
          {!data && <Waiting />}
          {data && <Lines data={data} days={isPlaceholderData ? null : days} />}
        </div>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your ratings...</VisuallyHidden>
      <DimensionSkeletons />
    </div>
  );
}

/** @param days how many days the lines are of; null while others are on their way */
function Lines({ data, days }: { data: DimensionLines; days: number | null }) {
  if (!Object.values(data.lines).some(lineFigures)) {
    return (
      <p className="text-ink-soft">
        {days
          ? `No ratings in the last ${days} days. The lines start with your next check-in.`
          : "Looking further back..."}
      </p>
    );
  }
  return (
    <>
      <p className="text-sm text-ink-soft">
        1 is at the bottom and 5 at the top. A gap is a day on which it wasn't rated.
      </p>
      <div className={clsx("[transition:opacity_var(--calm)_ease-out]", !days && "opacity-50")}>
        <DimensionGrid lines={data.lines} />
      </div>
      <div className="sr-only">
        <DimensionTable data={data} />
      </div>
    </>
  );
}

/** The lines on their way. Say beside them, in words, what is loading. */
function DimensionSkeletons() {
  return (
    <div className="grid gap-y-6 gap-x-5 mt-5 lg:grid-cols-5" aria-hidden="true">
      {DIMENSION_GROUPS.map(({ title, keys }) => (
        <div
          key={title}
          className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-y-4 gap-x-5 lg:col-span-2 lg:grid-cols-subgrid lg:first:col-span-5 lg:not-first:odd:col-span-3"
        >
          <Skeleton className="eyebrow col-span-full h-4 w-32 max-w-full" />
          {keys.map((key) => (
            <Skeleton key={key} className="h-38" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The lines that were shown stay until those that were asked for are here. */
function useDimensions(days: LineDays) {
  const queryKey = queryKeys.dimensions(days);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(queryKey[0], { query: { days: `${days}` }, signal }),
    placeholderData: keepPreviousData,
  });
}
