import { MEMBER_SCREENS } from "@/tests/e2e/support/screens";
import { signIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

/** Script that the document of a first visit names, as it comes over the wire (gzip). */
export async function size(stage: Stage): Promise<Row[]> {
  const [empty, ours] = [await stage.empty(), await stage.ours("postgres")];
  const rows = [
    await row(stage, "empty app", empty.url),
    await row(stage, "landing", ours.url, { target: 142, goal: 137 }),
    await row(stage, "dashboard", ours.url, { token: ours.short, target: 153, goal: 146 }),
  ];
  for (const path of MEMBER_SCREENS.slice(1)) {
    const bounds = path === "/sliders" ? { target: 160, goal: 152 } : {};
    rows.push(await row(stage, path, ours.url + path, { token: ours.short, ...bounds }));
  }
  return rows;
}

interface Visit {
  token?: string;
  target?: number;
  goal?: number;
}

async function row(stage: Stage, name: string, url: string, { token, ...bounds }: Visit = {}): Promise<Row> {
  const { named, later } = await scriptKib(stage, url, token);
  const note =
    later > 0 ? `then ${later.toFixed(1)} KiB more, for screens fetched ahead and what can wait` : "";
  return { figure: `Script, ${name}`, value: named, unit: "KiB", note, ...bounds };
}

async function scriptKib(stage: Stage, url: string, token?: string) {
  const { browser } = await stage.browser();
  const context = await browser.newContext();
  if (token) await signIn(context, url, token);
  const page = await context.newPage();
  const scripts: Promise<{ path: string; kib: number }>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    const path = new URL(request.url()).pathname;
    scripts.push(request.sizes().then(({ responseBodySize }) => ({ path, kib: responseBodySize / 1_024 })));
  });
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const html = (await response?.text()) ?? "";
  const all = await Promise.all(scripts);
  await context.close();
  const sum = (some: typeof all) => some.reduce((total, script) => total + script.kib, 0);
  return {
    named: sum(all.filter(({ path }) => html.includes(path))),
    later: sum(all.filter(({ path }) => !html.includes(path))),
  };
}
