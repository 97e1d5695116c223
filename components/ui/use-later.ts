"use client";

import { type ComponentType, lazy, useEffect, useState } from "react";

/**
 * A part that nothing on the page waits for: null until its script is here, and where that cannot be had. `load` is a
 * constant of its module; nothing is loaded before the part is wanted. It is asked for again when the connection or
 * somebody comes back, and at each change of `wanted`.
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean | number = true,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => (wanted ? whenHad(load, (loaded) => setPart(() => loaded)) : undefined), [load, wanted]);
  return part;
}

/**
 * Asks for a script now, and where it cannot be had again when the connection or somebody comes back. Returns how to
 * stop asking.
 */
export function whenHad<Part>(load: () => Promise<Part>, use: (part: Part) => void): () => void {
  const asking = new AbortController();
  const { signal } = asking;
  const ask = () =>
    load()
      .then((part) => {
        if (signal.aborted) return;
        asking.abort();
        use(part);
      })
      .catch(() => {});
  void ask();
  window.addEventListener("online", ask, { signal });
  document.addEventListener("visibilitychange", ask, { signal });
  return () => asking.abort();
}

const AGAIN_MS = 5_000;

/**
 * A part that stands in the document whole, and whose script comes after the page's own. Whoever has the page already
 * keeps it while that script cannot be had.
 */
export function lazyUntilHere<Props>(load: () => Promise<ComponentType<Props>>) {
  async function untilHere(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() };
    } catch (error) {
      if (typeof window === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return untilHere();
    }
  }
  return lazy(untilHere);
}
