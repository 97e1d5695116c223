import "./lib/node-version.mjs";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./lib/build-app.mjs";
import { command } from "./lib/command.mjs";
import { findBrowser } from "./lib/find-browser.mjs";
import { ensureGenerated } from "./lib/generate.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { startPostgres } from "./lib/postgres/server.mjs";
import { inRoot } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

// `npm run bench`: the whole table. `npm run bench -- sql size`: those parts.
await command(async () => {
  await ensureInstalled();
  await ensureGenerated();
  const browser = await findBrowser();
  await ensureBuilt({ ...process.env, DEMO: "1" });
  const { url, stop } = await startPostgres();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: url, PLAYWRIGHT_CHROMIUM_PATH: browser };
    const loader = pathToFileURL(inRoot("node_modules/tsx/dist/esm/index.mjs")).href;
    const args = ["--import", loader, inRoot("tests/bench/main.ts"), ...process.argv.slice(2)];
    process.exitCode = (await run(process.execPath, args, { env, show: true })).code;
  } finally {
    await stop();
  }
});
