import { step } from "./command.mjs";
import { ensureGenerated } from "./generate.mjs";
import { ensureInstalled } from "./install.mjs";
import { requireFreePort } from "./port.mjs";
import { readSettings } from "./settings.mjs";
import { runTask } from "./task.mjs";

/**
 * Everything that `npm start` and `npm run dev` share. What can fail at once does so before anything slow.
 *
 * @param {"production" | "development"} mode
 */
export async function prepare(mode) {
  const settings = readSettings(mode);
  await requireFreePort(settings.port, settings.host);
  await ensureInstalled();
  await ensureGenerated();
  await runTask("check-config", settings.env);
  return settings;
}

/** Brings the database up to date, and fills the demo's. */
export async function prepareDatabase({ demo, env }) {
  await step("Preparing the database", async () => {
    await runTask("migrate", env, { args: ["--check-keys"] });
    if (demo && env.DEMO_SEED !== "0") await runTask("seed", env);
  });
}
