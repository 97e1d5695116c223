import type { BrowserContext } from "@playwright/test";
import { median } from "../support/load";
import { signIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

const ROUNDS = 7;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A slow phone's line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWED = 4;
const BOUNDS = { target: 600, goal: 420 };

/** When a first visit's first and largest paint come on a slow phone, nothing being kept in the browser yet. */
export async function paint(stage: Stage): Promise<Row[]> {
  const [empty, ours] = [await stage.empty(), await stage.ours("postgres")];
  const pages = [
    { name: "empty app", url: empty.url, bounds: {} },
    { name: "landing", url: ours.url, bounds: BOUNDS },
    { name: "dashboard", url: ours.url, token: ours.short, bounds: BOUNDS },
  ];
  const seen = pages.map((): Painted[] => []);
  // In turn, so that whatever drifts hits all alike; the first round only warms the servers.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { url, token }] of pages.entries()) {
      const painted = await visit(stage, url, token);
      if (round > 0) seen[index]?.push(painted);
    }
  }
  return pages.flatMap(({ name, bounds }, index) => rows(name, seen[index] ?? [], bounds));
}

interface Painted {
  first: number;
  largest: number;
  /** How far what was on screen moved (layout shift). */
  moved: number;
}

function rows(name: string, painted: readonly Painted[], bounds: Partial<Row>): Row[] {
  return (["first", "largest"] as const).map((which) => {
    const times = painted.map((visit) => visit[which]);
    return {
      figure: `${which === "first" ? "First" : "Largest"} paint on a slow phone, ${name}`,
      value: Math.round(median(times)),
      unit: "ms",
      ...bounds,
      note: `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}; shift ${median(painted.map(({ moved }) => moved)).toFixed(3)}`,
    };
  });
}

async function visit(stage: Stage, url: string, token?: string): Promise<Painted> {
  const { browser } = await stage.browser();
  const context = await browser.newContext(PHONE);
  try {
    if (token) await signIn(context, url, token);
    return await firstVisit(context, url);
  } finally {
    await context.close();
  }
}

async function firstVisit(context: BrowserContext, url: string): Promise<Painted> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(url, { waitUntil: "networkidle" });
  return page.evaluate(painted);
}

/** Runs in the page. Functions within have no names: tsx would keep them by a call that a page does not know. */
async function painted(): Promise<Painted> {
  const [paints, largest, shifts] = await Promise.all(
    ["paint", "largest-contentful-paint", "layout-shift"].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => resolve([]), 500);
        }),
    ),
  );
  const first = paints?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
  const moved = (shifts ?? []).reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0);
  return { first, largest: largest?.at(-1)?.startTime ?? first, moved };
}
