"use client";

import { sharedState } from "@/components/ui/shared-state";

// Choosing a day leaves the dashboard, and coming back should find the day still marked.
const selected = sharedState<string | null>(null);

export const selectDay: (date: string) => void = selected.set;

/** The day that was last chosen on the calendar; null after a load of the whole page. */
export const useSelectedDay = selected.useValue;
