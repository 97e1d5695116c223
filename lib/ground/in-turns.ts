import { setImmediate } from "node:timers/promises";

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
