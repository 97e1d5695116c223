import { command } from "../lib/command.mjs";
import { ensureBuilt, ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";

// `npm run build`: the production build alone, for a place that starts it by itself.
await command(async () => {
  await ensureInstalled();
  await ensureGenerated();
  await ensureBuilt(process.env);
});
