import { command, runTask, Stop } from "../lib/command.mjs";
import { ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";
import { readSettings } from "../lib/settings.mjs";

// `node scripts/ops/run-task.mjs scripts/ops/migrate.ts`: one of the TypeScript commands, with the configuration of `npm start`.
await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new Stop("Which task? For example: node scripts/ops/run-task.mjs scripts/ops/migrate.ts");
  await ensureInstalled();
  await ensureGenerated();
  await runTask(name, readSettings("production").env, { show: true, args });
});
