import { setTimeout as wait } from "node:timers/promises";
import { askMany, type Target } from "../support/load";
import { signedIn } from "../support/members";
import type { Row } from "../support/row";
import type { Server } from "../support/server";
import type { Stage } from "../support/stage";

const PAGES = 1_500;
const CALLS = 1_500;

/** What a server holds once it has answered as much as another that has nothing to do. */
export async function memory(stage: Stage): Promise<Row[]> {
  const empty = await stage.freshEmpty();
  const emptyMb = await afterLoad(empty, [
    [{ server: empty, ask: () => ({ path: "/" }) }, PAGES],
    [{ server: empty, ask: () => ({ path: "/api/empty" }) }, CALLS],
  ]);
  await empty.stop();
  const ours = await stage.freshOurs("postgres");
  const member = (turn: number) => signedIn(ours.others[turn % ours.others.length] ?? "");
  const oursMb = await afterLoad(ours, [
    [{ server: ours, ask: (turn) => ({ path: "/", headers: member(turn) }) }, PAGES],
    [{ server: ours, ask: (turn) => ({ path: "/api/quotes/recent", headers: member(turn) }) }, CALLS / 2],
    [
      { server: ours, ask: (turn) => ({ path: "/api/quotes/generate", body: {}, headers: member(turn) }) },
      CALLS / 2,
    ],
  ]);
  await ours.stop();
  return [
    {
      figure: "Memory after load, beyond the empty app's",
      value: oursMb - emptyMb,
      unit: "MB",
      target: 120,
      note: `${oursMb.toFixed(0)} - ${emptyMb.toFixed(0)} MB resident`,
    },
  ];
}

async function afterLoad(server: Server, targets: readonly [Target, number][]): Promise<number> {
  for (const [target, times] of targets) await askMany(target, times);
  await wait(2_000);
  return (await server.usage()).rssMb;
}
