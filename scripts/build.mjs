import "./lib/node-version.mjs";
import { ensureBuilt } from "./lib/build-app.mjs";
import { command } from "./lib/command.mjs";
import { ensureGenerated } from "./lib/generate.mjs";
import { ensureInstalled } from "./lib/install.mjs";

// `npm run build`: the production build alone, for a place that starts it by itself.
await command(async () => {
  await ensureInstalled();
  await ensureGenerated();
  await ensureBuilt(process.env);
});
