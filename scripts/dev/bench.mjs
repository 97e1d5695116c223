import { pathToFileURL } from "node:url";
import { command, inRoot, run } from "../lib/command.mjs";
import { ensureBuilt, ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";
import { findBrowser } from "./find-browser.mjs";
import { startPostgres } from "./postgres-server.mjs";

/** Parts that need no built app, no database and no browser. */
const ARITHMETIC = ["insights"];

// `npm run bench`: the whole table. `npm run bench -- sql size`: those parts.
await command(async () => {
  const named = process.argv.slice(2);
  await ensureInstalled();
  await ensureGenerated();
  if (named.length > 0 && named.every((part) => ARITHMETIC.includes(part)))
    return measure(named, process.env);
  const browser = await findBrowser();
  await ensureBuilt({ ...process.env, DEMO: "1" });
  const { url, stop } = await startPostgres();
  try {
    await measure(named, { ...process.env, TEST_DATABASE_URL: url, PLAYWRIGHT_CHROMIUM_PATH: browser });
  } finally {
    await stop();
  }
});

async function measure(parts, env) {
  const loader = pathToFileURL(inRoot("node_modules/tsx/dist/esm/index.mjs")).href;
  const args = ["--import", loader, inRoot("tests/bench/main.ts"), ...parts];
  process.exitCode = (await run(process.execPath, args, { env, show: true })).code;
}
