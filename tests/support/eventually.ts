import { vi } from "vitest";

/** Waits for what is still to happen, as long as a machine may take that has other tests to run. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000 });
}
