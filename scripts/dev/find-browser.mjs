import { existsSync } from "node:fs";
import { join } from "node:path";
import { inRoot, run, Stop, step } from "../lib/command.mjs";

/**
 * A Chromium that runs on this machine: the one named, one that is installed, or one installed now.
 *
 * @returns {Promise<string>} where its program is
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named && !(await runs(named)))
    throw new Stop(`PLAYWRIGHT_CHROMIUM_PATH names no browser that runs: ${named}`);
  const found = named || (await installed());
  if (found) return found;
  return step("Installing a browser for the tests", async () => {
    await downloadWithPlaywright();
    const downloaded = await installed();
    if (downloaded) return downloaded;
    await installWithApt();
    const packaged = await installed();
    if (packaged) return packaged;
    throw new Stop(
      "The browser tests need Chromium, Chrome or Edge. None was found and none could be installed. " +
        "Install one, or name one that is elsewhere: PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium npm test",
    );
  });
}

/**
 * Chromium without windows, where there is one and no other browser is named: a page costs it half the work, but it
 * shows no notifications.
 *
 * @returns {Promise<string | undefined>} where its program is
 */
export async function findShell() {
  const path = "/usr/bin/chromium-headless-shell";
  return !process.env.PLAYWRIGHT_CHROMIUM_PATH && (await runs(path)) ? path : undefined;
}

async function installed() {
  const { chromium } = await import("@playwright/test");
  for (const path of [...systemPaths(), chromium.executablePath()]) if (await runs(path)) return path;
  return undefined;
}

function systemPaths() {
  if (process.platform === "darwin")
    return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  if (process.platform !== "win32") return LINUX_PROGRAMS.map((name) => join("/usr/bin", name));
  const { PROGRAMFILES, LOCALAPPDATA } = process.env;
  const folders = [PROGRAMFILES, process.env["PROGRAMFILES(X86)"], LOCALAPPDATA].filter(Boolean);
  return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)));
}

const LINUX_PROGRAMS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PROGRAMS = ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"];

/** A browser can be there and still lack a library. On Windows asking for the version opens a window. */
async function runs(path) {
  if (!existsSync(path)) return false;
  return process.platform === "win32" || (await run(path, ["--version"], { timeout: 20_000 })).code === 0;
}

function downloadWithPlaywright() {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  const program = inRoot("node_modules/@playwright/test/cli.js");
  return run(process.execPath, [program, "install", "chromium"], { env, timeout: 300_000 });
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, timeout: 300_000 });
  // Not every Debian has the second; the third are the faces that a page shows until its own are there.
  for (const name of ["chromium", "chromium-headless-shell", "fonts-liberation"]) {
    const args = ["install", "-y", "-qq", "--no-install-recommends", name];
    await run("apt-get", args, { env, timeout: 600_000 });
  }
}
