import { setImmediate } from "node:timers/promises";

/** Works on items as they come, at most so many at a time. A piece of work that throws stops the rest. */
export async function eachBounded<T>(
  items: AsyncIterable<T> | Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value);
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
