"use client";

import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface DeletedEntryProps {
  /** The entry's day, as the list says it. */
  day: string;
  onUndo: () => void;
}

/** In an entry's place while its deletion can be taken back. The focus was in the entry, and stays in its place. */
export function DeletedEntry({ day, onUndo }: DeletedEntryProps) {
  const place = useRef<HTMLLIElement>(null);
  const saidId = useId();
  useLayoutEffect(() => {
    const item = place.current;
    item?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      // Its time is over: whoever is still here goes on with the entry after it, or the one before.
      if (!item?.contains(document.activeElement)) return;
      const neighbour = item.nextElementSibling ?? item.previousElementSibling;
      neighbour?.querySelector("button")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <li
      ref={place}
      className="flex flex-wrap gap-x-4 gap-y-1 items-center justify-between py-3 not-first:border-t not-first:border-line"
    >
      <p id={saidId} className="text-ink-soft">
        Entry deleted: {day}
      </p>
      <Button variant="tonal" size="small" aria-describedby={saidId} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
