"use client";

import { sharedState } from "@/components/ui/shared-state";

const next = sharedState<string | null>(null);

/** A way to another screen was pressed: it is on its way; null once one has arrived. */
export const setNextScreen = next.set;

/** The screen that is on its way. */
export const useNextScreen = next.useValue;
