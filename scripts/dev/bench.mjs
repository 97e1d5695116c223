import { pathToFileURL } from "node:url";
import { command, inRoot, run } from "../lib/command.mjs";
import { ensureBuilt, ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";
import { findBrowser } from "./find-browser.mjs";
import { startPostgres } from "./postgres-server.mjs";

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
