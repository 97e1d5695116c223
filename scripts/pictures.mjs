import "./lib/node-version.mjs";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build-app.mjs";
import { command, step } from "./lib/command.mjs";
import { findBrowser } from "./lib/find-browser.mjs";
import { untilHealthy } from "./lib/next-server.mjs";
import { takeProductPictures } from "./lib/pictures/product-pictures.mjs";
import { takeSharePicture } from "./lib/pictures/share-picture.mjs";
import { freePort } from "./lib/port.mjs";
import { prepare } from "./lib/prepare.mjs";
import { root } from "./lib/root.mjs";

// `npm run pictures`: makes the landing page's pictures of the product anew, from a demo of its own.
await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearten-pictures-"));
  const env = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()) };
  delete env.DATABASE_URL;
  Object.assign(process.env, env);
  const settings = await prepare("production");
  await ensureBuilt(settings.env);
  const demo = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: "ignore" });
  try {
    await step("Starting a demo", () => untilHealthy(settings.port));
    await step("Taking pictures", () => takePictures(`http://localhost:${settings.port}`));
  } finally {
    await ended(demo);
    rmSync(folder, { recursive: true, force: true });
  }
});

async function takePictures(address) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    for (const theme of ["light", "dark"]) await takeProductPictures(browser, address, theme);
    await takeSharePicture(browser, address);
  } finally {
    await browser.close();
  }
}

function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill();
  });
}
