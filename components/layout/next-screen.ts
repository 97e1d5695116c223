"use client";

import { sharedState } from "@/components/ui/shared-state";

const next = sharedState<string | null>(null);

/** A tab was pressed: its screen is on its way; null once one has arrived. */
export const setNextScreen = next.set;

/** The screen whose tab was pressed and that is not here yet. */
export const useNextScreen = next.useValue;
