import type { BrowserContextOptions } from "@playwright/test";
import { askMany, median, ratio, WARM } from "../support/load";
import { signedIn, signIn } from "../support/members";
import type { Row } from "../support/row";
import type { Server } from "../support/server";
import type { Stage } from "../support/stage";

const ROUNDS = 5;
const LOADS = 3;

/** Someone who comes in a browser that has nothing of the page yet. */
interface Visitor {
  server: Server;
  /** Of a session. */
  token?: string;
  /** With it, the files come that are kept for being without a connection. */
  serviceWorkers: NonNullable<BrowserContextOptions["serviceWorkers"]>;
}

/** Processor time of a page with all that a browser asks for beside it, next to the empty app's. */
export async function visit(stage: Stage): Promise<Row[]> {
  const [server, { short: token, ...ours }] = [await stage.empty(), await stage.ours("postgres")];
  const visitors: Record<"empty" | "dashboard" | "kept", Visitor> = {
    empty: { server, serviceWorkers: "block" },
    dashboard: { server: ours, token, serviceWorkers: "block" },
    kept: { server: ours, token, serviceWorkers: "allow" },
  };
  const figures: Record<keyof typeof visitors, number[]> = { empty: [], dashboard: [], kept: [] };
  const names = ["empty", "dashboard", "kept"] as const;
  for (const name of names) await view(visitors[name], WARM.first);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) {
      await view(visitors[name], WARM.again);
      figures[name].push(await coldLoad(stage, visitors[name]));
    }
  const ms = (name: keyof typeof figures) => median(figures[name]).toFixed(1);
  return [
    {
      figure: "Cold browser load of the dashboard ÷ of the empty page",
      value: ratio(figures.dashboard, figures.empty),
      target: 2.5,
      goal: 1.8,
      note: `${ms("dashboard")} ÷ ${ms("empty")} ms`,
    },
    {
      figure: "The same with what is kept for being without a connection",
      value: ratio(figures.kept, figures.empty),
      note: `${ms("kept")} ÷ ${ms("empty")} ms`,
    },
  ];
}

function view({ server, token }: Visitor, times: number): Promise<void> {
  const headers = token ? signedIn(token) : {};
  return askMany({ server, ask: () => ({ path: "/", headers }) }, times);
}

/** Milliseconds of the server's processor, on average. */
async function coldLoad(stage: Stage, { server, token, serviceWorkers }: Visitor): Promise<number> {
  const { browser } = await stage.browser();
  const before = await server.usage();
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext({ serviceWorkers });
    if (token) await signIn(context, server.url, token);
    const page = await context.newPage();
    await page.goto(server.url, { waitUntil: "networkidle" });
    if (serviceWorkers === "allow") await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await context.close();
  }
  const after = await server.usage();
  return (after.cpuMs - before.cpuMs) / LOADS;
}
