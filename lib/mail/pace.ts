import { setTimeout as sleep } from "node:timers/promises";
import { MailError } from "./port";

/** What a reply says of the service's limit. */
export interface Allowance {
  /** Calls that a window takes. */
  limit?: number | undefined;
  /** Calls that are left in this one. */
  remaining?: number | undefined;
  resetMs?: number | undefined;
  /** Present when the call was one too many: how long to leave the service alone. */
  retryAfterMs?: number | undefined;
}

/** Waiting longer is left to the queue. */
const PATIENCE_MS = 10_000;
const TRIES = 4;

/** Keeps calls within what a service allows, by what its replies say. One for each service and process. */
export class Pace {
  #limit: number;
  #windowMs: number;
  #remaining: number;
  #resetAt = 0;

  /** What may be counted on before the first reply. */
  constructor({ limit, windowMs }: { limit: number; windowMs: number }) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#remaining = limit;
  }

  /**
   * Makes a call when it may be made, and once more when it was one too many and the wait is short.
   *
   * @throws MailError when the wait would be long
   */
  async call<Reply>(ask: () => Promise<Reply>, allowanceIn: (reply: Reply) => Allowance): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      await this.#turn();
      const reply = await ask();
      const allowance = allowanceIn(reply);
      this.#heard(allowance);
      const { retryAfterMs } = allowance;
      if (retryAfterMs === undefined || retryAfterMs > PATIENCE_MS || tries === TRIES) return reply;
    }
  }

  async #turn(): Promise<void> {
    for (;;) {
      const wait = this.#resetAt - performance.now();
      if (wait <= 0) {
        this.#remaining = this.#limit;
        this.#resetAt = performance.now() + this.#windowMs;
      }
      if (this.#remaining > 0) {
        this.#remaining--;
        return;
      }
      if (wait > PATIENCE_MS) throw new MailError("limited", "told to wait", wait);
      await sleep(Math.max(wait, 1));
    }
  }

  /** Of replies that overtake each other the most careful one counts. */
  #heard({ limit, remaining, resetMs, retryAfterMs }: Allowance): void {
    if (limit !== undefined && limit > 0) this.#limit = limit;
    if (remaining !== undefined && resetMs !== undefined) {
      this.#remaining = Math.min(this.#remaining, remaining);
      // Only a window's first reply tells how long it is.
      if (remaining === this.#limit - 1) this.#windowMs = resetMs;
      this.#resetAt = performance.now() + resetMs;
    }
    if (retryAfterMs === undefined) return;
    this.#remaining = 0;
    this.#resetAt = Math.max(this.#resetAt, performance.now() + retryAfterMs);
  }
}

/** A header's number of seconds or calls, which some leave out and none must be trusted with. */
export function numberIn(value: string | null | undefined): number | undefined {
  const number = Number.parseFloat(value ?? "");
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

export function millisecondsIn(value: string | null | undefined): number | undefined {
  const seconds = numberIn(value);
  return seconds === undefined ? undefined : seconds * 1000;
}
