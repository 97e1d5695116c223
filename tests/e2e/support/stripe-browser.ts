import { readFileSync } from "node:fs";
import type { BrowserContext, Page, Route } from "@playwright/test";
import type { LoopbackStripe } from "@/tests/support/loopback-stripe/server";

const SCRIPT = readFileSync("tests/support/stripe-js.browser.js", "utf8");
const OPEN = { "access-control-allow-origin": "*" };

/** Test numbers of Stripe's own, by what comes of them. */
export const CARD = {
  works: "4242 4242 4242 4242",
  asks: "4000 0025 0000 3155",
  declined: "4000 0000 0000 0002",
  declinedLater: "4000 0000 0000 0341",
} as const;

/** Has a browser find Stripe, and the bank, on loopback. Answers which of Stripe's addresses were asked for. */
export async function serveStripe(context: BrowserContext, stripe: LoopbackStripe): Promise<string[]> {
  const asked: string[] = [];
  await context.route("https://js.stripe.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  });
  await context.route("https://api.stripe.com/**", (route) => passOn(route, stripe));
  await context.route("https://hooks.stripe.com/**", (route) => bank(route, stripe));
  return asked;
}

async function passOn(route: Route, stripe: LoopbackStripe): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const reply = await fetch(`${stripe.url}${url.pathname}${url.search}`, {
    method: request.method(),
    headers: {
      Authorization: `Bearer ${stripe.keys.publishableKey}`,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: request.postData() ?? null,
  });
  await route.fulfill({
    status: reply.status,
    headers: OPEN,
    contentType: "application/json",
    body: await reply.text(),
  });
}

/** The bank's page: two links, and from there back to where the member came from, as Stripe sends them. */
async function bank(route: Route, stripe: LoopbackStripe): Promise<void> {
  const url = new URL(route.request().url());
  const [back, secret, passes] = ["return_url", "client_secret", "passes"].map((name) =>
    url.searchParams.get(name),
  );
  if (passes === null) {
    const link = (value: string, label: string) => `<a href="${url.href}&passes=${value}">${label}</a>`;
    const body = `<title>Bank</title>${link("yes", "It is me")} ${link("no", "It is not me")}`;
    return route.fulfill({ contentType: "text/html", body });
  }
  const [id = ""] = secret?.split("_secret_") ?? [];
  stripe.authenticate(id, passes === "yes");
  const to = new URL(back ?? "");
  to.searchParams.set("setup_intent", id);
  to.searchParams.set("setup_intent_client_secret", secret ?? "");
  to.searchParams.set("redirect_status", passes === "yes" ? "succeeded" : "failed");
  return route.fulfill({ status: 302, headers: { location: to.href } });
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("12/34");
  await page.getByLabel("Security code").fill("123");
}

/** Delivers what Stripe has to tell since the last time, as its webhooks do. */
export function webhooks(stripe: LoopbackStripe, appUrl: string): () => Promise<void> {
  let told = stripe.world.events.length;
  return async () => {
    for (const event of stripe.world.events.slice(told)) {
      const { body, signature } = stripe.signed(event);
      const headers = { "stripe-signature": signature, "content-type": "application/json" };
      const reply = await fetch(`${appUrl}/api/stripe/webhook`, { method: "POST", headers, body });
      if (!reply.ok) throw new Error(`The webhook answered ${reply.status}.`);
    }
    told = stripe.world.events.length;
  };
}
