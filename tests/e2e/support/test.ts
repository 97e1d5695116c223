import { test as base, expect, type Page } from "@playwright/test";
import { CONSENT_MARK, POLICY_VERSION } from "@/lib/consent/consent-mark";
import { type AnthropicServer, startAnthropicServer } from "@/tests/support/anthropic-server";
import { type LoopbackStripe, startLoopbackStripe } from "@/tests/support/loopback-stripe/server";
import { type OpenIdServer, providerSettings, startOpenIdServer } from "@/tests/support/openid-server";
import { type App, type DatabaseKind, makeApp } from "./app";
import { hydrated } from "./hydrated";
import { payWith } from "./people";
import { serveStripe } from "./stripe-browser";

interface WorkerFixtures {
  database: DatabaseKind;
  /** The model that the PostgreSQL project's app asks; the embedded project's app has its defaults only. */
  anthropic: AnthropicServer;
  /** Where people sign in with Google and with the further provider, in the PostgreSQL project. */
  providers: { google: OpenIdServer; oidc: OpenIdServer };
  /** What the PostgreSQL project's app charges through; the embedded project's app takes no payments. */
  stripe: LoopbackStripe;
  app: App;
}

interface TestFixtures {
  /** Whether this browser has chosen about cookies before; the banner has tests of its own. */
  hasChosenCookies: boolean;
  /** Parts of addresses that a test has fail on purpose: the browser itself reports them, which is no error of ours. */
  brokenOnPurpose: Set<string>;
  /** Which of Stripe's addresses the browser asked for. */
  askedOfStripe: string[];
  /** What the browser itself reports of calls that are meant to fail. */
  allowedErrors: RegExp[];
  /** Fails a test in whose pages anything was written to the console as an error. */
  quietConsole: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ["embedded", { option: true, scope: "worker" }],

  anthropic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startAnthropicServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const [google, oidc] = await Promise.all([startOpenIdServer(), startOpenIdServer()]);
      await use({ google, oidc });
      await Promise.all([google.close(), oidc.close()]);
    },
    { scope: "worker" },
  ],

  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startLoopbackStripe();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  app: [
    async ({ database, anthropic, providers, stripe }, use) => {
      const model = { ANTHROPIC_API_KEY: anthropic.apiKey, ANTHROPIC_BASE_URL: anthropic.url };
      const vendors = { ...model, ...providerSettings(providers.google, providers.oidc), ...billing(stripe) };
      const app = await makeApp({ database, seed: true, env: database === "postgres" ? vendors : {} });
      await use(app);
      await app.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  askedOfStripe: [
    // A context that has any route passes every request through the test: only where payments are taken.
    async ({ context, database, stripe }, use) => {
      if (database === "postgres") payWith(stripe.fillCard);
      await use(database === "postgres" ? await serveStripe(context, stripe) : []);
    },
    { auto: true },
  ],

  baseURL: ({ app }, use) => use(app.url),

  hasChosenCookies: [true, { option: true }],
  allowedErrors: [[], { option: true }],

  context: async ({ context, app, hasChosenCookies }, use) => {
    if (hasChosenCookies)
      await context.addCookies([{ name: CONSENT_MARK, value: POLICY_VERSION, url: app.url }]);
    await use(context);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) answerOnceHydrated(page);
    await use(page);
    // What a page still asks for when its test is over is nobody's failure.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  brokenOnPurpose: async ({}, use) => use(new Set()),

  quietConsole: [
    async ({ page, brokenOnPurpose, allowedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const { url } = message.location();
        // The browser itself reports a page that is not there; everything else is ours.
        const isMissingPage = message.text().includes("status of 404") && url.endsWith("/no-such-page");
        const isBroken = [...brokenOnPurpose].some((part) => url.includes(part));
        const isAllowed =
          isMissingPage || isBroken || allowedErrors.some((known) => known.test(message.text()));
        if (message.type() === "error" && !isAllowed) errors.push(`${message.text()} (${url})`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors, "the console").toEqual([]);
    },
    { auto: true },
  ],
});

/** A test is quicker than anybody's hand: what it opens is there for it once it answers. */
function answerOnceHydrated(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // Whoever asks for less wants to see the page as it comes.
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await hydrated(page);
    return response;
  };
}

function billing({ url, keys }: LoopbackStripe): Record<string, string> {
  return {
    BILLING: "",
    STRIPE_API_BASE: url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_PRICE_ID: keys.priceId,
  };
}

export { expect };
