import { MEMBER_SCREENS } from "@/tests/e2e/support/screens";
import { signIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

const TARGETS: Record<string, number> = { "/": 165 };

/** Script that a first visit brings, as it comes over the wire (gzip), until the network is quiet. */
export async function size(stage: Stage): Promise<Row[]> {
  const [empty, ours] = [await stage.empty(), await stage.ours("postgres")];
  const rows: Row[] = [
    { figure: "Script, empty app", value: await scriptKb(stage, empty.url), unit: "kB" },
    { figure: "Script, landing", value: await scriptKb(stage, ours.url), unit: "kB", target: 145 },
  ];
  for (const path of MEMBER_SCREENS) {
    const target = TARGETS[path];
    rows.push({
      figure: path === "/" ? "Script, dashboard" : `Script, ${path}`,
      value: await scriptKb(stage, ours.url + path, ours.short),
      unit: "kB",
      ...(target ? { target } : {}),
    });
  }
  return rows;
}

async function scriptKb(stage: Stage, url: string, token?: string): Promise<number> {
  const { browser } = await stage.browser();
  const context = await browser.newContext();
  if (token) await signIn(context, url, token);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const all = await Promise.all(sizes);
  await context.close();
  return all.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
}
