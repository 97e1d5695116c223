"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, FileUp, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { ImportPreview, LastImport } from "@/lib/import/schema";
import { counted, countOf } from "@/lib/time/date-words";
import { PreviewOfImport } from "./import-preview";
import { type Progress, useImport, useLastImport } from "./use-import";

/** Brings entries along from another account, or from Daylio. */
export function ImportCard() {
  const { looking, importing, progress, failure, reset } = useImport();
  const { last, undoing } = useLastImport();
  const input = useRef<HTMLInputElement>(null);
  const mayKeep = useMayKeep();
  const found = looking.data;
  const isRunning = importing.isPending;
  const isDone = importing.isSuccess;
  const card = useFocusWhenChanged(isRunning ? "running" : isDone ? "done" : found ? "preview" : "choice");
  return (
    <Card ref={card} tabIndex={-1}>
      <CardTitle as="h3">Import</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        Bring in entries from a Hearten export (CSV or JSON) or from Daylio (CSV). You'll see what's in the
        file before anything is added.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept=".csv,.json,text/csv,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = "";
          if (!file) return;
          reset();
          undoing.reset();
          looking.mutate(file);
        }}
      />
      <div role="status" className="grid gap-4 empty:hidden">
        {failure && (
          <p className="hint bad">
            <CircleAlert />
            <span>{failure}</span>
          </p>
        )}
        {isRunning && <Running progress={progress} />}
        {isDone && <Done entries={importing.data} unreadable={unreadableIn(found?.preview)} />}
        {undoing.isSuccess && !found && <p>Your last import has been undone.</p>}
      </div>
      {found && !isRunning && !isDone && (
        <PreviewOfImport
          preview={found.preview}
          fileName={found.file.name}
          mayKeep={mayKeep}
          onImport={(agrees) => importing.mutate({ file: found.file, agrees })}
          onLeave={reset}
        />
      )}
      {(!found || isDone) && !isRunning && (
        <Button
          variant="outline"
          block
          className="mt-4 first:mt-0"
          pending={looking.isPending}
          pendingLabel="Reading the file..."
          onClick={() => input.current?.click()}
        >
          <FileUp />
          Choose a file
        </Button>
      )}
      {last && !isRunning && (
        <UndoRow
          last={last}
          isPending={undoing.isPending}
          onUndo={() => undoing.mutate(last.id, { onSuccess: reset })}
        />
      )}
    </Card>
  );
}

/** What was pressed is gone once the card shows something else: the focus then stays with the card. */
function useFocusWhenChanged(stage: string) {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current !== stage && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true });
    shown.current = stage;
  }, [stage]);
  return card;
}

/** Whether the member has agreed to entries being kept; null while that is not known. */
function useMayKeep(): boolean | null {
  const { data } = useQuery({
    queryKey: queryKeys.consents,
    queryFn: ({ signal }) => call(queryKeys.consents[0], { signal }),
  });
  return data ? (data.moodData?.granted ?? false) : null;
}

function Running({ progress }: { progress: Progress | null }) {
  const { done, of } = progress ?? { done: 0, of: 1 };
  return (
    <div className="grid gap-1">
      <progress
        className="appearance-none w-full h-2 border-0 rounded-full bg-track overflow-hidden [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-data [&::-moz-progress-bar]:bg-data"
        max={of}
        value={done}
        aria-label="Importing"
      />
      <p className="text-sm tabular-nums text-ink-soft">{stage(progress)}</p>
    </div>
  );
}

function stage(progress: Progress | null): string {
  if (!progress) return "Importing...";
  const { done, of } = progress;
  if (done < of) return `Importing: ${counted(done)} of ${countOf(of, "entry", "entries")}`;
  return "Adding everything up. This can take a moment.";
}

/** How many entries of a file can't be read. */
function unreadableIn(preview: ImportPreview | undefined): number {
  return preview ? preview.found - preview.entries - preview.alreadyHere : 0;
}

function Done({ entries, unreadable }: { entries: number; unreadable: number }) {
  if (entries === 0) return <p>Everything in this file was already here, so nothing was added.</p>;
  return (
    <>
      <p>
        {countOf(entries, "entry", "entries")} imported. You'll find {entries === 1 ? "it" : "them"} in{" "}
        <AppLink href="/progress" className="link">
          Progress
        </AppLink>
        .
      </p>
      {unreadable > 0 && (
        <p>
          {countOf(unreadable, "entry", "entries")} we couldn't read {unreadable === 1 ? "was" : "were"} left
          out.
        </p>
      )}
    </>
  );
}

interface UndoRowProps {
  last: NonNullable<LastImport["last"]>;
  isPending: boolean;
  onUndo: () => void;
}

/** The way back, with the time that is left for it. */
function UndoRow({ last, isPending, onUndo }: UndoRowProps) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-sm text-ink-soft">
        Your last import added {countOf(last.entries, "entry", "entries")}. {timeLeft(last.undoUntil)}
      </p>
      <Button
        variant="ghost"
        size="small"
        className="-ml-4"
        pending={isPending}
        pendingLabel="Undoing..."
        onClick={onUndo}
      >
        <Undo2 />
        Undo this import
      </Button>
    </div>
  );
}

const HOUR = 3_600_000;

function timeLeft(until: string): string {
  const hours = Math.floor((Date.parse(until) - Date.now()) / HOUR);
  if (hours < 1) return "You have less than an hour left to undo it.";
  return `You can undo it for ${hours === 1 ? "another hour" : `another ${hours} hours`}.`;
}
