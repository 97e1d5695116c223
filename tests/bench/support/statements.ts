import { setTimeout as wait } from "node:timers/promises";
import { type Ask, askOnce } from "./load";
import type { Server } from "./server";

/** SQL statements of one asking: the fewest of three, because a job may run beside one of them. */
export async function statements(ours: Server, ask: Ask): Promise<number> {
  // The first time something may still be made that is kept.
  await askOnce(ours, ask);
  const counted: number[] = [];
  while (counted.length < 3) {
    const before = await settled(ours);
    await askOnce(ours, ask);
    counted.push((await settled(ours)) - before);
  }
  return Math.min(...counted);
}

/** Work goes on after a reply: counted once nothing comes any more. */
async function settled(ours: Server): Promise<number> {
  let count = (await ours.usage()).statements;
  for (;;) {
    await wait(60);
    const later = (await ours.usage()).statements;
    if (later === count) return count;
    count = later;
  }
}
