"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { comeInSight } from "@/components/ui/come-in-sight";
import { Field, Textarea } from "@/components/ui/field";
import { toastFailure } from "@/components/ui/toast-failure";
import { LINE_MAX } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { LINE_READS } from "@/lib/http/query-keys";

const TITLE = "A line for yourself";

interface OwnLineProps {
  checkInId: string;
  /** What stands there already. */
  line: string | null;
  className?: string;
}

/** What the member writes for themselves about an entry: a quiet offer, and a field once it is wanted. */
export function OwnLine({ checkInId, line, className }: OwnLineProps) {
  const [isWriting, setWriting] = useState(false);
  const [written, setWritten] = useState<string | null>();
  const present = written === undefined ? line : written;
  const opener = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.focus({ preventScroll: true });
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (isWriting) {
    return (
      <div className={className} ref={comeInSight}>
        <LineField
          checkInId={checkInId}
          line={present}
          onSaved={(saved) => {
            setWritten(saved);
            setWriting(false);
          }}
          onCancel={() => setWriting(false)}
        />
      </div>
    );
  }
  return (
    <div className={className}>
      {present !== null && (
        <>
          <p className="text-[0.875rem] font-medium text-ink-soft">{TITLE}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{present}</p>
        </>
      )}
      <Button ref={opener} variant="ghost" size="small" className="-ml-4" onClick={() => setWriting(true)}>
        <PenLine />
        {present === null ? "Add a line for yourself" : "Change your line"}
      </Button>
    </div>
  );
}

interface LineFieldProps {
  checkInId: string;
  line: string | null;
  onSaved: (line: string | null) => void;
  onCancel: () => void;
}

function LineField({ checkInId, line, onSaved, onCancel }: LineFieldProps) {
  const [text, setText] = useState(line ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const saving = useSaveLine(checkInId, onSaved);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const left = LINE_MAX - text.length;
  return (
    <>
      <Field
        label={TITLE}
        hint={`Only for you. It's stored encrypted, and no AI ever reads it.${left <= 40 ? ` ${left} characters left.` : ""}`}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            maxLength={LINE_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="tonal"
          size="small"
          pending={saving.isPending}
          pendingLabel="Saving..."
          onClick={() => saving.mutate(text)}
        >
          Save line
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

/** Keeps the line; what was written stays in the field until that has worked. */
function useSaveLine(checkInId: string, onSaved: (line: string | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call("/api/check-ins/[id]/line", { method: "PUT", params: { id: checkInId }, body: { text } }),
    onSuccess: ({ line }) => {
      onSaved(line);
      for (const path of LINE_READS) queries.invalidateQueries({ queryKey: [path] });
    },
    onError: (error) => toastFailure("Not saved", error, "We couldn't save your line. Please try again."),
  });
}
