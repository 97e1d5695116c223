"use client";

import { useState } from "react";
import { chosenCount, EVERYBODY, NOBODY, type Selection, toggled } from "./selection";

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
