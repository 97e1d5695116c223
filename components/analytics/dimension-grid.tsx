import { DIMENSION, DIMENSION_GROUPS, wordFor } from "@/lib/check-ins/dimensions";
import { lineFigures } from "@/lib/moods/dimension-lines";
import type { DimensionLines } from "@/lib/moods/schema";
import { ScoreLine } from "./score-line";

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
