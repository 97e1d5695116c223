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
import { draftOf, dropDraft, keepDraft } from "./line-drafts";

const TITLE = "A line for yourself";

interface OwnLineProps {
  checkInId: string;
  /** What stands there already. */
  line: string | null;
  className?: string;
}

/**
 * What the member writes for themselves about an entry: a quiet offer, and a field once it is wanted. What was
 * half-written when its place went, as when the entry was folded, stands there again.
 */
export function OwnLine({ checkInId, line, className }: OwnLineProps) {
  const [writing, setWriting] = useState<"asked" | "restored" | null>(() =>
    draftOf(checkInId) === undefined ? null : "restored",
  );
  const [written, setWritten] = useState<string | null>();
  const present = written === undefined ? line : written;
  const opener = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !writing) opener.current?.focus({ preventScroll: true });
    wasWriting.current = writing !== null;
  }, [writing]);
  if (writing) {
    const isAsked = writing === "asked";
    return (
      <div className={className} ref={isAsked ? comeInSight : undefined}>
        <LineField
          checkInId={checkInId}
          line={present}
          isAsked={isAsked}
          onSaved={(saved) => {
            setWritten(saved);
            setWriting(null);
          }}
          onCancel={() => {
            dropDraft(checkInId);
            setWriting(null);
          }}
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
      <Button ref={opener} variant="ghost" size="small" className="-ml-4" onClick={() => setWriting("asked")}>
        <PenLine />
        {present === null ? "Add a line for yourself" : "Change your line"}
      </Button>
    </div>
  );
}

interface LineFieldProps {
  checkInId: string;
  line: string | null;
  /** It was asked for just now, and takes the focus. */
  isAsked: boolean;
  onSaved: (line: string | null) => void;
  onCancel: () => void;
}

function LineField({ checkInId, line, isAsked, onSaved, onCancel }: LineFieldProps) {
  const [text, setText] = useState(draftOf(checkInId) ?? line ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const saving = useSaveLine(checkInId, onSaved);
  useEffect(() => {
    if (isAsked) field.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const left = LINE_MAX - text.length;
  function write(next: string) {
    setText(next);
    keepDraft(checkInId, next, line);
  }
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
            onChange={(event) => write(event.currentTarget.value)}
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
      dropDraft(checkInId);
      onSaved(line);
      for (const path of LINE_READS) queries.invalidateQueries({ queryKey: [path] });
    },
    onError: (error) => toastFailure("Not saved", error, "We couldn't save your line. Please try again."),
  });
}
