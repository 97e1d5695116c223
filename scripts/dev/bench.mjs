import { pathToFileURL } from "node:url";
import { command, inRoot, run } from "../lib/command.mjs";
import { ensureBuilt, ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";
import { findBrowser } from "./find-browser.mjs";
import { startPostgres } from "./postgres-server.mjs";

/** Parts that need no built app, no database and no browser. */
const ARITHMETIC = ["insights"];
/** Parts that need a database alone. */
const IN_DATABASE = ["disk", "scale"];

// `npm run bench`: the whole table. `npm run bench -- sql size`: those parts.
await command(async () => {
  const named = process.argv.slice(2);
  await ensureInstalled();
  await ensureGenerated();
  const isAllOf = (parts) => named.length > 0 && named.every((part) => parts.includes(part));
  if (isAllOf(ARITHMETIC)) return measure(named, process.env);
  const needsApp = !isAllOf([...ARITHMETIC, ...IN_DATABASE]);
  const browser = needsApp ? await findBrowser() : undefined;
  if (needsApp) await ensureBuilt({ ...process.env, DEMO: "1" });
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
