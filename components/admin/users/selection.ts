"use client";

import { useState } from "react";

/** Who is chosen: some by name, or all that the filter finds but for some. */
export type Selection =
  | { kind: "some"; ids: ReadonlySet<string> }
  | { kind: "all"; except: ReadonlySet<string> };

export const NOBODY: Selection = { kind: "some", ids: new Set() };
export const EVERYBODY: Selection = { kind: "all", except: new Set() };

export function isChosen(selection: Selection, id: string): boolean {
  return selection.kind === "some" ? selection.ids.has(id) : !selection.except.has(id);
}

export function toggled(selection: Selection, id: string): Selection {
  if (selection.kind === "some") return { kind: "some", ids: flipped(selection.ids, id) };
  return { kind: "all", except: flipped(selection.except, id) };
}

/** @param deletable how many of those that the filter finds may be deleted */
export function chosenCount(selection: Selection, deletable: number): number {
  return selection.kind === "some" ? selection.ids.size : Math.max(0, deletable - selection.except.size);
}

function flipped(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Who is chosen of those that the filter finds; with another filter, nobody.
 *
 * @param deletable how many of them may be chosen: all but the admin themselves
 */
export function useSelection(filterKey: string, deletable: number) {
  const [selection, setSelection] = useState<Selection>(NOBODY);
  const [madeFor, setMadeFor] = useState(filterKey);
  if (madeFor !== filterKey) {
    setMadeFor(filterKey);
    setSelection(NOBODY);
  }
  const count = chosenCount(selection, deletable);
  const isAllChosen = deletable > 0 && count >= deletable;
  return {
    selection,
    count,
    isAllChosen,
    clear: () => setSelection(NOBODY),
    toggle: (id: string) => setSelection((present) => toggled(present, id)),
    toggleAll: () => setSelection(isAllChosen ? NOBODY : EVERYBODY),
  };
}
