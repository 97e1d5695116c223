import { test as base, expect } from "@playwright/test";
import { CONSENT_MARK } from "@/lib/consent/consent-mark";
import { POLICY_VERSION } from "@/lib/consent/policy-version";
import { type AnthropicServer, startAnthropicServer } from "@/tests/support/anthropic-server";
import { type OpenIdServer, providerSettings, startOpenIdServer } from "@/tests/support/openid-server";
import { type App, type DatabaseKind, makeApp } from "./app";

interface WorkerFixtures {
  database: DatabaseKind;
  /** The model that the PostgreSQL project's app asks; the embedded project's app has its defaults only. */
  anthropic: AnthropicServer;
  /** Where people sign in with Google and with the further provider, in the PostgreSQL project. */
  providers: { google: OpenIdServer; oidc: OpenIdServer };
  app: App;
}

interface TestFixtures {
  /** Whether this browser has chosen about cookies before; the banner has tests of its own. */
  hasChosenCookies: boolean;
  /** Parts of addresses that a test has fail on purpose: the browser itself reports them, which is no error of ours. */
  brokenOnPurpose: Set<string>;
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

  app: [
    async ({ database, anthropic, providers }, use) => {
      const model = { ANTHROPIC_API_KEY: anthropic.apiKey, ANTHROPIC_BASE_URL: anthropic.url };
      const vendors = { ...model, ...providerSettings(providers.google, providers.oidc) };
      const app = await makeApp({ database, seed: true, env: database === "postgres" ? vendors : {} });
      await use(app);
      await app.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  baseURL: ({ app }, use) => use(app.url),

  hasChosenCookies: [true, { option: true }],

  context: async ({ context, app, hasChosenCookies }, use) => {
    if (hasChosenCookies)
      await context.addCookies([{ name: CONSENT_MARK, value: POLICY_VERSION, url: app.url }]);
    await use(context);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  brokenOnPurpose: async ({}, use) => use(new Set()),

  quietConsole: [
    async ({ page, brokenOnPurpose }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const { url } = message.location();
        // The browser itself reports a page that is not there; everything else is ours.
        const isMissingPage = message.text().includes("status of 404") && url.endsWith("/no-such-page");
        const isBroken = [...brokenOnPurpose].some((part) => url.includes(part));
        if (message.type() === "error" && !isMissingPage && !isBroken)
          errors.push(`${message.text()} (${url})`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors, "the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
