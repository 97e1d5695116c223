"use client";

import { useId, useState } from "react";
import { useRegion } from "@/components/layout/region";
import { Button } from "@/components/ui/button";
import type { ImportPreview, Kind } from "@/lib/import/schema";
import { counted, countOf, fullDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

interface PreviewOfImportProps {
  preview: ImportPreview;
  fileName: string;
  /** Null while it is not known. */
  mayKeep: boolean | null;
  /** @param agrees whether the member has just agreed to entries being kept */
  onImport: (agrees: boolean) => void;
  onLeave: () => void;
}

/** What a file would bring in, and what it would not. */
export function PreviewOfImport({ preview, fileName, mayKeep, onImport, onLeave }: PreviewOfImportProps) {
  const region = useRegion();
  const [agrees, setAgrees] = useState(false);
  const agreeId = useId();
  const asks = mayKeep === false && preview.entries > 0;
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {KINDS[preview.kind]}: {fileName}
        </p>
        <p className="mt-1 font-semibold">{headline(preview, region)}</p>
        <ul className="mt-2 grid gap-1 empty:hidden">
          {details(preview).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {preview.otherMoods > 0 && <p>{OTHER_MOODS}</p>}
      <Unreadable preview={preview} />
      {asks && (
        <p className="flex items-start gap-3">
          <input
            id={agreeId}
            type="checkbox"
            className="check"
            checked={agrees}
            onChange={({ target }) => setAgrees(target.checked)}
          />
          <label htmlFor={agreeId}>I agree to Hearten keeping my ratings, notes and quotes, encrypted.</label>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {preview.entries > 0 && (
          <Button disabled={mayKeep === null || (asks && !agrees)} onClick={() => onImport(asks)}>
            {importLabel(preview)}
          </Button>
        )}
        <Button variant="outline" onClick={onLeave}>
          {preview.entries > 0 ? "Not now" : "Choose another file"}
        </Button>
      </div>
    </div>
  );
}

/** Says how much of the file comes in, where that isn't all of it. */
function importLabel({ entries, found }: ImportPreview): string {
  return entries === found
    ? `Import ${countOf(found, "entry", "entries")}`
    : `Import ${counted(entries)} of ${countOf(found, "entry", "entries")}`;
}

const OTHER_MOODS =
  "Hearten only knows Daylio's five standard moods: rad, good, meh, bad and awful. If you've renamed or added moods, " +
  "use those five names in Daylio, export again, and import the new file.";

const KINDS: Record<Kind, string> = {
  hearten_csv: "Hearten, CSV",
  hearten_json: "Hearten, JSON",
  daylio: "Daylio",
};

function headline({ entries, days, alreadyHere }: ImportPreview, region: Region): string {
  if (!days)
    return alreadyHere > 0
      ? "Everything in this file is already here."
      : "We couldn't read any entries in this file.";
  const { from, to } = days;
  const when =
    from === to ? `on ${fullDay(from, region)}` : `from ${fullDay(from, region)} to ${fullDay(to, region)}`;
  return `${countOf(entries, "entry", "entries")} ${when}`;
}

/** What is worth saying of it; what there is none of is not said. */
function details({ kind, entries, lines, quotes, favorites, ...rest }: ImportPreview): string[] {
  const { alreadyHere, shortened, activities } = rest;
  if (entries === 0) return [];
  const saved = favorites > 0 ? `, ${counted(favorites)} of them saved` : "";
  return [
    kind === "daylio" &&
      "Each mood comes in as one overall level for that entry. It doesn't fill in any ratings.",
    lines > 0 && `${countOf(lines, "line", "lines")} you wrote for yourself`,
    quotes > 0 && `${countOf(quotes, "quote", "quotes")}${saved}`,
    shortened > 0 &&
      `${countOf(shortened, "note is", "notes are")} too long and will be shortened. Your file keeps the whole text.`,
    activities > 0 &&
      `${countOf(activities, "activity", "activities")} left out: Hearten has no place for them.`,
    alreadyHere > 0 &&
      `${countOf(alreadyHere, "entry is", "entries are")} already here and won't be added twice.`,
  ].filter((line) => line !== false);
}

/** What can't be read, by its place; the file's own words are not repeated. */
function Unreadable({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  return (
    <details open className="text-sm">
      <summary className="cursor-pointer py-2 font-medium">
        {countOf(
          problemCount,
          "part can't be read and will be left out",
          "parts can't be read and will be left out",
        )}
      </summary>
      <ul className="mt-1 grid gap-1 text-ink-soft">
        {problems.map(({ place, field, why }) => (
          <li key={`${place} ${field}`}>
            {place}
            {field && `, ${field}`}: {why}.
          </li>
        ))}
        {more > 0 && <li>And {counted(more)} more.</li>}
      </ul>
    </details>
  );
}
