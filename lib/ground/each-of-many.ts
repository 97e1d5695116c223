import { setImmediate } from "node:timers/promises";

/**
 * Works on items as they come, at most so many at a time. A piece of work that throws stops the rest; the signal does so
 * between two of them.
 */
export async function eachBounded<T>(
  items: AsyncIterable<T> | Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const worker = async () => {
    while (!signal?.aborted) {
      const next = await iterator.next();
      if (next.done || signal?.aborted) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** Does something with each of many, one after another, and lets whatever else waits have its turn in between. */
export async function inTurns<Item>(
  items: readonly Item[],
  each: (item: Item, index: number) => void,
  atATime = 50,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % atATime === 0) await setImmediate();
    each(item, index);
  }
}
