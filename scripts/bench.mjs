import "./lib/node-version.mjs";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./lib/build-app.mjs";
import { command, step } from "./lib/command.mjs";
import { findBrowser } from "./lib/find-browser.mjs";
import { ensureGenerated } from "./lib/generate.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { startPostgres } from "./lib/postgres/server.mjs";
import { inRoot } from "./lib/root.mjs";
import { run, runNode } from "./lib/run.mjs";

// `npm run bench`: the whole table. `npm run bench -- sql size`: those parts.
await command(async () => {
  await ensureInstalled();
  await ensureGenerated();
  const browser = await findBrowser();
  await ensureBuilt({ ...process.env, DEMO: "1" });
  await step("Building the empty app", () =>
    runNode([inRoot("node_modules/next/dist/bin/next"), "build", inRoot("tests/bench/empty-app")], {
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      failure: "The empty app could not be built:",
    }),
  );
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
