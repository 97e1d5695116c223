import { defineConfig, devices } from "@playwright/test";
import type { DatabaseKind } from "@/tests/e2e/support/app";

const QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
const OFFLINE = ["--disable-background-networking", "--disable-component-update"];
/** Playwright's own, which this switch takes the place of, and the address bar's pages, which each window would load. */
const WITHOUT = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
];

const ARGS = ["--no-sandbox", ...QUIET, ...OFFLINE, `--disable-features=${WITHOUT.join()}`];
const NOTIFICATIONS = "**/reminders.spec.ts";
const BROWSER = process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined;
/** One without windows, at half the cost. */
const SHELL = process.env.PLAYWRIGHT_SHELL_PATH;

// The tests start their own servers, because some of them kill and restart one.
export default defineConfig<object, { database: DatabaseKind }>({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/make-templates.ts",
  // Each has servers and data of its own.
  workers: 2,
  timeout: 60_000,
  // Two browsers and their servers share what cores there are.
  expect: { timeout: 10_000 },
  // `npm test` names those that needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices["Desktop Chrome"],
    // Keeping one of every test would slow them all down.
    trace: "on-first-retry",
    contextOptions: { reducedMotion: "reduce" },
    // A worker would fetch in the page's place, where a test cannot hold or fail a call.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: SHELL || BROWSER,
      args: ARGS,
    },
  },
  projects: [
    // Nothing but the embedded defaults here; the loopback vendors stand beside PostgreSQL.
    { name: "embedded", use: { database: "embedded" }, testIgnore: ["vendors/**", NOTIFICATIONS] },
    // A browser without windows shows none.
    {
      name: "notifications",
      use: { database: "embedded", launchOptions: { executablePath: BROWSER, args: ARGS } },
      testMatch: NOTIFICATIONS,
    },
    // What differs by database or by vendor; the rest is the same on either.
    {
      name: "postgres",
      use: { database: "postgres" },
      testMatch: ["vendors/*.spec.ts", "main-job.spec.ts", "billing.spec.ts"],
    },
  ],
});
