import { MEMBER_SCREENS } from "@/tests/e2e/support/screens";
import { median } from "../support/load";
import { signedIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";
import { statements } from "../support/statements";

const READS = [
  "/api/user",
  "/api/user/stats",
  "/api/user/analytics",
  `/api/user/calendar?month=${new Date().toISOString().slice(0, 7)}`,
  "/api/user/year",
  "/api/user/entries",
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
  const checkIns = [];
  for (const other of ours.others.slice(0, 5)) {
    const request = { path: "/api/quotes/generate", body: {}, headers: signedIn(other) };
    checkIns.push(await statements(ours, request));
  }
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
    {
      figure: "SQL statements of a check-in, BEGIN and COMMIT too",
      // One that something was noticed with has one more.
      value: median(checkIns),
      target: 5,
      goal: 4,
    },
  ];
}
