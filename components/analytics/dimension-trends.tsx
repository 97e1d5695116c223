"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useState } from "react";
import { useRegion } from "@/components/layout/region";
import { Card, CardTitle } from "@/components/ui/card";
import { Fold } from "@/components/ui/fold";
import { LoadFailed } from "@/components/ui/list-status";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { DIMENSION, DIMENSION_GROUPS, type DimensionKey, wordFor } from "@/lib/check-ins/dimensions";
import { LINE_DAYS, type LineDays } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { lineFigures } from "@/lib/moods/dimension-lines";
import type { DimensionLines } from "@/lib/moods/schema";
import { fullDay } from "@/lib/time/date-words";
import { RatingTable, ScoreLine } from "./rating-lines";

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
        1 is at the bottom and 5 at the top. A gap is a day when you didn't rate it.
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
    <ByGroup
      head={() => <Skeleton className="eyebrow col-span-full h-4 w-32 max-w-full" />}
      each={(key) => <Skeleton key={key} className="h-38" />}
    />
  );
}

interface ByGroupProps {
  head: (title: string) => React.ReactNode;
  each: (key: DimensionKey) => React.ReactNode;
}

/** The ratings by the groups of the check-in. */
function ByGroup({ head, each }: ByGroupProps) {
  return (
    <div className="grid gap-y-6 gap-x-5 mt-5 lg:grid-cols-5" aria-hidden="true">
      {DIMENSION_GROUPS.map(({ title, keys }) => (
        <div
          key={title}
          className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-y-4 gap-x-5 lg:col-span-2 lg:grid-cols-subgrid lg:first:col-span-5 lg:not-first:odd:col-span-3"
        >
          {head(title)}
          {keys.map(each)}
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

/** A small line for each rating. The table beside it says the same to who can't see it. */
function DimensionGrid({ lines }: { lines: DimensionLines["lines"] }) {
  return (
    <ByGroup
      head={(title) => <p className="eyebrow col-span-full">{title}</p>}
      each={(key) => {
        const figures = lineFigures(lines[key]);
        return (
          <div key={key}>
            <p className="text-sm font-semibold">{DIMENSION[key].label}</p>
            <ScoreLine line={lines[key]} className="dims-line h-14 mt-1.5 mb-2" />
            {figures && (
              <dl className="text-xs">
                <Figure name="First" word={wordFor(key, Math.round(figures.first))} />
                <Figure name="Last" word={wordFor(key, Math.round(figures.last))} />
                <Figure name="Avg" word={wordFor(key, Math.round(figures.mean))} />
              </dl>
            )}
          </div>
        );
      }}
    />
  );
}

function Figure({ name, word }: { name: string; word: string }) {
  return (
    <div className="flex gap-2">
      <dt className="w-10 text-ink-soft">{name}</dt>
      <dd>{word}</dd>
    </div>
  );
}

const COLUMNS = ["Rating", "First", "Last", "Average", "Lowest", "Highest", "Days with a check-in"] as const;

/** What the lines show, in words and figures. */
function DimensionTable({ data: { from, to, lines } }: { data: DimensionLines }) {
  const region = useRegion();
  return (
    <RatingTable
      caption={
        <caption>
          Your ratings from {fullDay(from, region)} to {fullDay(to, region)}
        </caption>
      }
      columns={COLUMNS}
      row={(key) => <Row dimension={key} line={lines[key]} />}
    />
  );
}

function Row({ dimension, line }: { dimension: DimensionKey; line: readonly (number | null)[] }) {
  const figures = lineFigures(line);
  if (!figures) return null;
  const { first, last, mean, lowest, highest, days } = figures;
  return (
    <tr>
      <th scope="row">{DIMENSION[dimension].label}</th>
      <td>{said(dimension, first)}</td>
      <td>{said(dimension, last)}</td>
      <td>{said(dimension, mean)}</td>
      <td>{said(dimension, lowest)}</td>
      <td>{said(dimension, highest)}</td>
      <td>{days}</td>
    </tr>
  );
}

/** "Poor, 2.3". */
function said(dimension: DimensionKey, value: number): string {
  return `${wordFor(dimension, Math.round(value))}, ${Number(value.toFixed(1))}`;
}
