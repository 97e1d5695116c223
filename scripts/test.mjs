import "./lib/node-version.mjs";
import { ensureBuilt } from "./lib/build-app.mjs";
import { command, Stop } from "./lib/command.mjs";
import { findBrowser } from "./lib/find-browser.mjs";
import { ensureGenerated } from "./lib/generate.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { startPostgres } from "./lib/postgres/server.mjs";
import { runPlaywright, runVitest } from "./lib/test-runners.mjs";

const PARTS = ["unit", "integration", "e2e"];

// `npm test`: everything, from a bare checkout. `npm test -- unit integration`: those parts.
await command(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((part) => !PARTS.includes(part));
  if (unknown) throw new Stop(`There is no part "${unknown}"; there are: ${PARTS.join(", ")}.`);
  const parts = new Set(named.length > 0 ? named : PARTS);
  await ensureInstalled();
  await ensureGenerated();
  const results = await runParts(parts);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  // Told again here: of a long run often only the end is kept.
  for (const retried of results.flatMap((result) => result.retried)) {
    console.log(`\nPassed only when tried again: ${retried}`);
  }
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
});

async function runParts(parts) {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...embedded } = process.env;
  const results = [];
  if (parts.has("unit")) results.push(await titled("Unit", () => runVitest("unit*", embedded)));
  if (parts.has("integration")) {
    const both = "tests/integration/both";
    results.push(
      await titled("Integration, embedded database", () => runVitest("integration", embedded, [both])),
    );
  }
  if (!parts.has("integration") && !parts.has("e2e")) return results;
  const browser = parts.has("e2e") ? await prepareBrowserTests() : undefined;
  const { url, stop } = await startPostgres();
  const postgres = { ...embedded, TEST_DATABASE_URL: url };
  try {
    if (parts.has("integration")) {
      results.push(await titled("Integration, PostgreSQL", () => runVitest("integration", postgres)));
    }
    if (browser) {
      const env = { ...postgres, PLAYWRIGHT_CHROMIUM_PATH: browser };
      results.push(await titled("Browser", () => runPlaywright(env)));
    }
  } finally {
    await stop();
  }
  return results;
}

/** The same build as the demo's, so that neither command undoes the other's. */
async function prepareBrowserTests() {
  const browser = await findBrowser();
  await ensureBuilt({ ...process.env, DEMO: "1" });
  return browser;
}

function titled(title, work) {
  console.log(`\n${title}`);
  return work();
}
