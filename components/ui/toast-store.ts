"use client";

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

/** Puts away whatever is shown, for what must not be covered. */
export function dismissToasts() {
  for (const { id, open } of items.get()) if (open) dismissToast(id);
}

export function useToast() {
  return { toasts: items.useValue(), toast, dismiss: dismissToast };
}
