"use client";

import { useEffect } from "react";
import { sharedState } from "@/components/ui/shared-state";

export interface ToastInput {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** In milliseconds; 5000 unless told. */
  duration?: number;
}

export interface ToastItem extends ToastInput {
  id: number;
  open: boolean;
}

const LIMIT = 1;
/** A dismissed toast stays in the list, closed, until the next one takes its place or this time is over. */
const REMOVE_DELAY_MS = 1_000_000;

const items = sharedState<readonly ToastItem[]>([]);
/** How many parts of the page, such as dialogs, must not have a toast over them. */
const holders = sharedState(0);
let lastId = 0;

/** Shows a toast; the newest takes the place of the one before. Returns its id. */
export function toast(input: ToastInput): number {
  lastId += 1;
  items.set([{ ...input, id: lastId, open: true }, ...items.get()].slice(0, LIMIT));
  return lastId;
}

export function dismissToast(id: number) {
  items.set(items.get().map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => items.set(items.get().filter((item) => item.id !== id)), REMOVE_DELAY_MS);
}

/** The toast that came last, shown or not; 0 before the first. */
export function latestToastId(): number {
  return lastId;
}

/** While this stands no toast is shown; one that came meanwhile is shown afterwards, for its full time. */
export function useHoldToasts() {
  useEffect(() => {
    holders.set(holders.get() + 1);
    return () => holders.set(holders.get() - 1);
  }, []);
}

/** Puts away whatever is shown. */
export function dismissToasts() {
  for (const { id, open } of items.get()) if (open) dismissToast(id);
}

export function useToast() {
  return { toasts: items.useValue(), isHeld: holders.useValue() > 0, toast, dismiss: dismissToast };
}
