"use client";

import { useState } from "react";
import { chosenCount, EVERYBODY, NOBODY, type Selection, toggled } from "./selection";

/** Who is chosen of those that the filter finds; with another filter, nobody. */
export function useSelection(filterKey: string, total: number) {
  const [selection, setSelection] = useState<Selection>(NOBODY);
  const [madeFor, setMadeFor] = useState(filterKey);
  if (madeFor !== filterKey) {
    setMadeFor(filterKey);
    setSelection(NOBODY);
  }
  const count = chosenCount(selection, total);
  const isAllChosen = total > 0 && count >= total;
  return {
    selection,
    count,
    isAllChosen,
    clear: () => setSelection(NOBODY),
    toggle: (id: string) => setSelection((present) => toggled(present, id)),
    toggleAll: () => setSelection(isAllChosen ? NOBODY : EVERYBODY),
  };
}
