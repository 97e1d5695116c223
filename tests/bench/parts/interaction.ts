import type { Page } from "@playwright/test";
import { median } from "../support/load";
import { signIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

const SLOWED = 4;
const BOUNDS = { target: 64, goal: 48 };

/** One thing a member does, with finger or key. */
interface Act {
  what: string;
  run: (page: Page) => Promise<void>;
}

/** The longest of 20 interactions, from the press to the next frame (Event Timing), with the processor slowed. */
export async function interaction(stage: Stage): Promise<Row[]> {
  return [
    await worst(stage, "check-in", "/sliders", [
      ...["Afternoon", "Evening", "Morning", "Evening"].map(choose),
      ...Array.from({ length: 10 }, (_, index) => rate(index, index % 2 ? "ArrowLeft" : "ArrowRight")),
      ...[10, 11, 12, 13, 14].map(touch),
      press("Generate My Quote"),
    ]),
    await worst(stage, "dashboard", "/", [
      ...Array.from({ length: 6 }, () => press("Previous month")),
      ...Array.from({ length: 6 }, () => press("Next month")),
      ...["Read more", "Show less", "Read more", "Show less"].map(press),
      ...[press("Need help now?"), key("Escape"), press("Need help now?"), key("Escape")],
    ]),
  ];
}

async function worst(stage: Stage, name: string, path: string, acts: readonly Act[]): Promise<Row> {
  const ours = await stage.ours("postgres");
  const { browser } = await stage.browser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(context, ours.url, ours.short);
  const page = await context.newPage();
  await page.goto(ours.url + path, { waitUntil: "networkidle" });
  await page.evaluate(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const durations: number[] = [];
  for (const act of acts) {
    await act.run(page);
    await page.waitForTimeout(500);
    durations.push(await page.evaluate(longest));
  }
  await context.close();
  const value = Math.max(...durations);
  const slowest = acts[durations.indexOf(value)]?.what ?? "";
  return {
    figure: `Worst of ${durations.length} interactions, ${name}, processor slowed ${SLOWED} times`,
    value,
    unit: "ms",
    ...BOUNDS,
    note: `${slowest}; median ${median(durations)} ms`,
  };
}

function choose(label: string): Act {
  return { what: label, run: (page) => page.getByText(label, { exact: true }).first().click() };
}

function rate(index: number, name: string): Act {
  return { what: name, run: (page) => page.getByRole("slider").nth(index).press(name) };
}

function touch(index: number): Act {
  const position = { x: 30 + index, y: 10 };
  return { what: "a slider's track", run: (page) => page.getByRole("slider").nth(index).click({ position }) };
}

function press(name: string): Act {
  return { what: name, run: (page) => page.getByRole("button", { name }).first().click() };
}

function key(name: string): Act {
  return { what: name, run: (page) => page.keyboard.press(name) };
}

interface Timing extends PerformanceEntry {
  interactionId?: number;
}

type Watched = typeof globalThis & { benchLongest?: number };

/** Runs in the page. Shorter ones than 16 ms are not told, and count as 0. */
function observe(): void {
  const watched = globalThis as Watched;
  watched.benchLongest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) {
      if (entry.interactionId) watched.benchLongest = Math.max(watched.benchLongest ?? 0, entry.duration);
    }
  });
  const threshold = { durationThreshold: 16 };
  observer.observe({ type: "event", ...threshold });
}

/** Runs in the page: the longest since it was asked last. */
function longest(): number {
  const watched = globalThis as Watched;
  const duration = watched.benchLongest ?? 0;
  watched.benchLongest = 0;
  return duration;
}
