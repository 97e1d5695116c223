import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, root, Stop, step } from "../lib/command.mjs";
import { untilHealthy } from "../lib/next-server.mjs";
import { freePort } from "../lib/port.mjs";
import { ensureBuilt, prepare } from "../lib/prepare.mjs";
import { ended, firefox, webkit } from "./browsers/drivers.mjs";
import { walk } from "./browsers/walk.mjs";

// `npm run browsers`: walks the main job in Firefox and WebKit, where they are installed; each on an empty demo.
await command(async () => {
  const browsers = [];
  for (const browser of [firefox, webkit]) {
    const program = await browser.find();
    if (program) browsers.push({ ...browser, program });
    else console.log(`${browser.name}: not found on this machine. It comes from: ${browser.comesFrom}.`);
  }
  if (browsers.length === 0) {
    console.log("No browser was found, and nothing was walked.");
    return;
  }
  let failed = 0;
  for (const browser of browsers) if (!(await passes(browser))) failed += 1;
  if (failed > 0) throw new Stop(`${failed} of ${browsers.length} failed.`);
  console.log(`Passed in ${browsers.map(({ name }) => name).join(" and ")}.`);
});

/** Walks in one browser and says what it saw. */
async function passes({ name, program, open }) {
  const folder = mkdtempSync(join(tmpdir(), "hearten-browsers-"));
  const demo = await startDemo(folder);
  let session;
  try {
    session = await open(program);
    console.log(`${name} ${session.version} (${program})`);
    await walk(session, demo.address, (reached) => console.log(`  ${reached}`));
    const errors = await session.errors();
    for (const error of errors) console.log(`  On its console: ${error}`);
    console.log(errors.length === 0 ? "  No error on its console." : `  Errors: ${errors.length}`);
    return errors.length === 0;
  } catch (error) {
    console.log(`  ${name} failed: ${error.message}`);
    for (const said of (await session?.errors().catch(() => [])) ?? [])
      console.log(`  On its console: ${said}`);
    return false;
  } finally {
    await session?.close();
    await ended(demo.server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startDemo(folder) {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()), DEMO_SEED: "0" };
  delete env.DATABASE_URL;
  Object.assign(process.env, env);
  const settings = await prepare("production");
  await ensureBuilt(settings.env);
  const server = spawn(process.execPath, ["scripts/ops/start.mjs"], { cwd: root, env, stdio: "ignore" });
  try {
    await step("Starting a demo", () => untilHealthy(settings.port));
  } catch (error) {
    await ended(server);
    throw error;
  }
  return { server, address: `http://localhost:${settings.port}` };
}
