"use client";

import { useSyncExternalStore } from "react";

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

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; the newest takes the place of the one before. Returns its id. */
export function toast(input: ToastInput): number {
  lastId += 1;
  update([{ ...input, id: lastId, open: true }, ...items].slice(0, LIMIT));
  return lastId;
}

export function dismissToast(id: number) {
  update(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => update(items.filter((item) => item.id !== id)), REMOVE_DELAY_MS);
}

/** Puts away whatever is shown, for what must not be covered. */
export function dismissToasts() {
  for (const { id, open } of items) if (open) dismissToast(id);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const NONE: readonly ToastItem[] = [];

export function useToast() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => items,
    () => NONE,
  );
  return { toasts, toast, dismiss: dismissToast };
}
