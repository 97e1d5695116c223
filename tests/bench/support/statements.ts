import { setTimeout as wait } from "node:timers/promises";
import { type Ask, askOnce } from "./load";
import type { Server } from "./server";

/** SQL statements of one asking. Asked twice, because the first time something may still be made that is kept. */
export async function statements(ours: Server, ask: Ask): Promise<number> {
  await askOnce(ours, ask);
  const before = await settled(ours);
  await askOnce(ours, ask);
  return (await settled(ours)) - before;
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
