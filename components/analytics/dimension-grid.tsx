import { DimensionLine } from "@/components/analytics/dimension-line";
import { DIMENSION, DIMENSION_GROUPS, wordFor } from "@/lib/check-ins/dimensions";
import { lineFigures } from "@/lib/moods/dimension-lines";
import type { DimensionLines } from "@/lib/moods/schema";

/** A small line for each rating, by the groups of the check-in. The table beside it says the same to who can't see it. */
export function DimensionGrid({ lines }: { lines: DimensionLines["lines"] }) {
  return (
    <div className="dims" aria-hidden="true">
      {DIMENSION_GROUPS.map(({ title, keys }) => (
        <div key={title} className="dims-group">
          <p className="eyebrow">{title}</p>
          {keys.map((key) => {
            const figures = lineFigures(lines[key]);
            return (
              <div key={key}>
                <p className="text-sm font-semibold">{DIMENSION[key].label}</p>
                <DimensionLine line={lines[key]} />
                {figures && (
                  <dl className="dims-words">
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
    <div>
      <dt>{name}</dt>
      <dd>{word}</dd>
    </div>
  );
}
