import { setTimeout as delay } from "node:timers/promises";

/**
 * Does work whose length would tell whether an address is known, and answers after `ms` at the soonest.
 */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, delay(ms)]);
  return result;
}
