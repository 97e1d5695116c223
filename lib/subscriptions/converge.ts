import { isDeepStrictEqual } from "node:util";
import type { SubscriptionRecord } from "./rules";

/** What was stored before, and what is now. The same twice: nothing changed. */
export interface Change {
  before: SubscriptionRecord | null;
  after: SubscriptionRecord | null;
}

interface Stored {
  record: SubscriptionRecord | null;
  version: number | null;
}

interface Steps {
  read(): Promise<Stored>;
  ask(present: SubscriptionRecord | null): Promise<SubscriptionRecord | null>;
  /** Stores if nothing was stored since `before` was read, and says whether it did. */
  store(before: Stored, after: SubscriptionRecord): Promise<boolean>;
  rest(round: number): Promise<void>;
}

const MOST_ROUNDS = 25;

/**
 * Asks for the truth and stores it, so that an older answer never overwrites a newer one. Clocks cannot tell which of
 * two answers that were under way at once is the newer one; so an answer counts only if nothing was stored since it
 * was asked for. Otherwise it is asked for again. Order, duplicates and delays of what caused it then don't matter.
 *
 * @returns null when others were faster every time
 */
export async function settle({ read, ask, store, rest }: Steps): Promise<Change | null> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stored = await read();
    const answer = await ask(stored.record);
    if (answer === null) return { before: stored.record, after: stored.record };
    // An answer that changes nothing is stored too: one that is older and still under way must find that it was outrun.
    const after = isDeepStrictEqual(answer, stored.record) ? stored.record : answer;
    if (await store(stored, answer)) return { before: stored.record, after };
    await rest(round);
  }
  return null;
}
