import { existsSync, readFileSync } from "node:fs";
import { Stop, step } from "./command.mjs";
import { inRoot } from "./root.mjs";
import { run } from "./run.mjs";

const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the lockfile's packages unless they are there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await step("Installing packages", async () => {
    // A production start still builds, and building needs the types among the development packages.
    const { code, output } = await npm(["ci", "--include=dev", ...QUIET]);
    if (code !== 0) throw new Stop(`The packages could not be installed (npm ci):\n${output.trim()}`);
  });
}

/** npm keeps what it installed in a lockfile of its own: the two must name the same versions. */
function isInstalled() {
  const installed = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const present = readPackages(installed);
  return Object.entries(readPackages(inRoot("package-lock.json"))).every(
    ([place, { version, optional }]) => place === "" || optional || present[place]?.version === version,
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function npm(args) {
  const program = process.env.npm_execpath;
  if (program?.endsWith(".js")) return run(process.execPath, [program, ...args]);
  // On Windows npm is a batch file, which only a shell can run.
  return run("npm", args, { shell: process.platform === "win32" });
}
