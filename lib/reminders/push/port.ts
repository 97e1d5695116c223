/**
 * What came of a reminder.
 *
 * - `sent`: the push service has it.
 * - `gone`: the browser takes none any more; its endpoint is dead for good.
 * - `later`: not taken now; it may be handed over again.
 * - `refused`: not taken, and not for the asking either.
 * - `unknown`: no answer; it may have been taken.
 */
export type PushOutcome = "sent" | "gone" | "later" | "refused" | "unknown";

export interface PushService {
  /** What a browser ties its subscription to, so that nobody but this server can use it (RFC 8292). */
  publicKey: string;
  /** Whether an endpoint is one of a push service that this server calls at all. */
  accepts(endpoint: string): boolean;
  /** Hands an empty message over: the browser knows what to show. */
  send(endpoint: string): Promise<PushOutcome>;
}
