import { setTimeout as wait } from "node:timers/promises";
import { askMany, type Target } from "../support/load";
import { signedIn } from "../support/members";
import type { Row } from "../support/row";
import type { Server } from "../support/server";
import type { Stage } from "../support/stage";

const PAGES = 1_500;
const CALLS = 1_500;
const DEMO_REQUESTS = 6_000;

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
    await demo(stage),
  ];
}

/** What the embedded database's server holds at its most, the database itself included. */
async function demo(stage: Stage): Promise<Row> {
  const server = await stage.freshOurs("embedded");
  const headers = (turn: number) => signedIn(server.others[turn % server.others.length] ?? "");
  const targets: [Target, number][] = [
    [{ server, ask: (turn) => ({ path: "/", headers: headers(turn) }) }, 60],
    [{ server, ask: (turn) => ({ path: "/progress", headers: headers(turn) }) }, 60],
    [{ server, ask: (turn) => ({ path: "/api/quotes/recent", headers: headers(turn) }) }, 60],
    [{ server, ask: (turn) => ({ path: "/api/quotes/generate", body: {}, headers: headers(turn) }) }, 20],
  ];
  const { rssMb: atStart } = await server.usage();
  let most = atStart;
  for (let asked = 0; asked < DEMO_REQUESTS; asked += 200) {
    for (const [target, times] of targets) await askMany(target, times, asked);
    most = Math.max(most, (await server.usage()).rssMb);
  }
  await server.stop();
  return {
    figure: `Memory of the demo at its most, over ${DEMO_REQUESTS} requests`,
    value: most,
    unit: "MB",
    target: 600,
    note: `${atStart.toFixed(0)} MB after the start`,
  };
}

async function afterLoad(server: Server, targets: readonly [Target, number][]): Promise<number> {
  for (const [target, times] of targets) await askMany(target, times);
  await wait(2_000);
  return (await server.usage()).rssMb;
}
