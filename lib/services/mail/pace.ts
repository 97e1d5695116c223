import { setTimeout as sleep } from "node:timers/promises";

/** What a service's headers say of its limit. */
export interface Allowance {
  /** Calls that are left until the reset. */
  remaining: number;
  resetMs: number;
}

/** Keeps calls within what a service allows, by what it said last. One for each service and process. */
export class Pace {
  #remaining = Number.POSITIVE_INFINITY;
  #resetAt = 0;

  /** Resolves when the next call may be made. */
  async turn(): Promise<void> {
    for (;;) {
      const wait = this.#resetAt - performance.now();
      if (wait <= 0) this.#remaining = Number.POSITIVE_INFINITY;
      if (this.#remaining > 0) {
        this.#remaining--;
        return;
      }
      await sleep(wait);
    }
  }

  /** Takes in what came with a reply. Of replies that overtake each other the most careful one counts. */
  heard({ remaining, resetMs }: Allowance): void {
    const isNewWindow = this.#resetAt <= performance.now();
    this.#remaining = isNewWindow ? remaining : Math.min(this.#remaining, remaining);
    this.#resetAt = Math.max(this.#resetAt, performance.now() + resetMs);
  }

  /** The service asked to be left alone. */
  refused(retryAfterMs: number): void {
    this.heard({ remaining: 0, resetMs: retryAfterMs });
  }
}

/** A header's number, which some leave out and none must be trusted with. */
export function numberIn(value: string | null | undefined): number | undefined {
  const number = Number.parseFloat(value ?? "");
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}
