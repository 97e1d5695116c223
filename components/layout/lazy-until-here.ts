import { type ComponentType, lazy } from "react";

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
