import { setTimeout as wait } from "node:timers/promises";
import { MEMBER_SCREENS } from "@/tests/e2e/support/screens";
import { type Ask, askOnce } from "../support/load";
import { signedIn } from "../support/members";
import type { Row } from "../support/row";
import type { Ours, Stage } from "../support/stage";

const READS = [
  "/api/user",
  "/api/user/stats",
  "/api/user/analytics",
  `/api/user/calendar?month=${new Date().toISOString().slice(0, 7)}`,
  "/api/user/year",
  "/api/quotes/recent",
  "/api/quotes/favorites",
  "/api/subscription-status",
];

/** SQL statements of a page or a call, the session's lookup and a transaction's own included. */
export async function sql(stage: Stage): Promise<Row[]> {
  const ours = await stage.ours("postgres");
  const headers = signedIn(ours.short);
  const count = async (path: string) => ({ path, statements: await statements(ours, { path, headers }) });
  const pages = [];
  for (const path of MEMBER_SCREENS) pages.push(await count(path));
  const calls = [];
  for (const path of READS) calls.push(await count(path));
  const [other = ""] = ours.others;
  const checkIn = { path: "/api/quotes/generate", body: {}, headers: signedIn(other) };
  return [
    ...pages.map(({ path, statements: value }) => ({
      figure: `SQL statements of page ${path}`,
      value,
      target: 3,
      goal: 2,
    })),
    ...calls.map(({ path, statements: value }) => ({
      figure: `SQL statements of GET ${path.replace(/\?.*/, "")}`,
      value,
      target: 3,
      goal: 2,
    })),
    { figure: "SQL statements of a check-in, BEGIN and COMMIT too", value: await statements(ours, checkIn) },
  ];
}

/** Asked twice, because the first time something may still be made that is kept. */
async function statements(ours: Ours, ask: Ask): Promise<number> {
  await askOnce(ours, ask);
  const before = await settled(ours);
  await askOnce(ours, ask);
  return (await settled(ours)) - before;
}

/** Work goes on after a reply: counted once nothing comes any more. */
async function settled(ours: Ours): Promise<number> {
  let count = (await ours.usage()).statements;
  for (;;) {
    await wait(60);
    const later = (await ours.usage()).statements;
    if (later === count) return count;
    count = later;
  }
}
