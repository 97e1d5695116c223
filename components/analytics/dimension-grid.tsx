import { memo } from "react";
import { DIMENSION, DIMENSION_GROUPS, wordFor } from "@/lib/check-ins/dimensions";
import { lineFigures, lineRuns } from "@/lib/moods/dimension-lines";
import type { DimensionLines } from "@/lib/moods/schema";

/** A small line for each rating, by the groups of the check-in. The table beside it says the same to who can't see it. */
export function DimensionGrid({ lines }: { lines: DimensionLines["lines"] }) {
  return (
    <div className="grid gap-y-6 gap-x-5 mt-5 lg:grid-cols-5" aria-hidden="true">
      {DIMENSION_GROUPS.map(({ title, keys }) => (
        <div
          key={title}
          className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-y-4 gap-x-5 lg:col-span-2 lg:grid-cols-subgrid lg:first:col-span-5 lg:not-first:odd:col-span-3"
        >
          <p className="eyebrow col-span-full">{title}</p>
          {keys.map((key) => {
            const figures = lineFigures(lines[key]);
            return (
              <div key={key}>
                <p className="text-sm font-semibold">{DIMENSION[key].label}</p>
                <DimensionLine line={lines[key]} />
                {figures && (
                  <dl className="text-xs">
                    <Figure name="First" word={wordFor(key, Math.round(figures.first))} />
                    <Figure name="Last" word={wordFor(key, Math.round(figures.last))} />
                    <Figure name="Avg" word={wordFor(key, Math.round(figures.mean))} />
                  </dl>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
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

const TOP = 5;
const HEIGHT = 4;

/** One rating day by day. Days without an entry are left open; a day that stands alone is a dot. */
const DimensionLine = memo(function DimensionLine({ line }: { line: readonly (number | null)[] }) {
  const runs = lineRuns(line);
  const end = line.length - 1;
  const newest = runs.at(-1);
  const alone = runs
    .filter(([, values]) => values.length === 1)
    .map(([start, [value = 0]]) => dot(start, value));
  const last = newest ? dot(newest[0] + newest[1].length - 1, newest[1].at(-1) ?? 0) : "";
  return (
    <svg
      className="dims-line block w-full h-14 mt-1.5 mb-2 overflow-visible fill-none stroke-data stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="rule [vector-effect:non-scaling-stroke] stroke-line stroke-1"
        d={`M0 0H${end}M0 2H${end}M0 4H${end}`}
      />
      <path
        className="[vector-effect:non-scaling-stroke]"
        d={runs.map(([start, values]) => stroke(start, values)).join("")}
      />
      <path className="[vector-effect:non-scaling-stroke] stroke-4" d={alone.join("")} />
      <path className="last [vector-effect:non-scaling-stroke] stroke-7" d={last} />
    </svg>
  );
});

function stroke(start: number, values: readonly number[]): string {
  return values.length < 2
    ? ""
    : values.map((value, place) => `${place === 0 ? "M" : "L"}${start + place} ${height(value)}`).join("");
}

/** A line of no length: its round ends make the dot. */
function dot(place: number, value: number): string {
  return `M${place} ${height(value)}h0`;
}

function height(value: number): number {
  return Number((TOP - value).toFixed(2));
}
