import "./lib/node-version.mjs";
import { command, Stop } from "./lib/command.mjs";
import { ensureGenerated } from "./lib/generate.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { readSettings } from "./lib/settings.mjs";
import { runTask } from "./lib/task.mjs";

// `node scripts/run-task.mjs migrate`: one of the TypeScript commands, with the configuration of `npm start`.
await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new Stop("Which task? For example: node scripts/run-task.mjs migrate");
  await ensureInstalled();
  await ensureGenerated();
  await runTask(name, readSettings("production").env, { show: true, args });
});
