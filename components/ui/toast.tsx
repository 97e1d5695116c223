"use client";

import { useEffect } from "react";
import { sharedState } from "./shared-state";

interface ToastInput {
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

const STORAGE_KEY = "toast";

/** Shows a toast now and once more, for its full time, after the full load that follows and would otherwise swallow it. */
export function carryToast(carried: ToastInput): void {
  toast(carried);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(carried));
  } catch {
    // Without storage it was seen for a moment.
  }
}

/** Shows what the page before this one carried over, once. */
export function showCarriedToast(): void {
  try {
    const carried: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    sessionStorage.removeItem(STORAGE_KEY);
    if (isCarried(carried)) toast(carried);
  } catch {
    // Nothing readable was carried.
  }
}

function isCarried(value: unknown): value is ToastInput {
  return typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
}
