import { MEMBER_SCREENS } from "@/tests/e2e/support/screens";
import { signIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

/** A document brings its data: calls right after it would mean that something was not there at first paint. */
export async function quiet(stage: Stage): Promise<Row[]> {
  const ours = await stage.ours("postgres");
  const { browser } = await stage.browser();
  const context = await browser.newContext();
  await signIn(context, ours.url, ours.short);
  // What a device is readied with once, for being without a connection, comes with its first visit.
  const first = await context.newPage();
  const readied = first.waitForResponse((reply) => reply.url().endsWith("/api/quotes/favorites"));
  await first.goto(`${ours.url}/`);
  await readied;
  await first.close();
  const asked: string[] = [];
  const prefetched: string[] = [];
  for (const path of MEMBER_SCREENS) {
    const page = await context.newPage();
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(`${path}: ${pathname}`);
      if (searchParams.has("_rsc")) prefetched.push(pathname);
    });
    await page.goto(ours.url + path, { waitUntil: "networkidle" });
    await page.close();
  }
  await context.close();
  return [
    {
      figure: "Data requests right after a document",
      value: asked.length,
      target: 0,
      note: asked.join(", "),
    },
    { figure: "Screens fetched ahead, per document", value: prefetched.length / MEMBER_SCREENS.length },
  ];
}
