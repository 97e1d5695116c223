import "server-only";
import { after } from "next/server";
import { log } from "./log";

const underWay = new Set<Promise<void>>();

/**
 * Does something after the reply has gone, so that how long it takes tells the caller nothing.
 * What fails is logged by its kind.
 */
export function inBackground(event: string, task: () => Promise<void>): void {
  const guarded = () => {
    const run = task()
      .catch((error: unknown) => {
        log.error({ event: `${event}_failed`, kind: error instanceof Error ? error.name : typeof error });
      })
      .finally(() => underWay.delete(run));
    underWay.add(run);
    return run;
  };
  try {
    after(guarded);
  } catch {
    // Called outside a request of Next's, as commands and tests do.
    void guarded();
  }
}

/** Resolves once nothing is under way any more. */
export async function backgroundSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}
