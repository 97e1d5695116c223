import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot, run, runNode, runTask, Stop, step } from "./command.mjs";
import { requireFreePort } from "./port.mjs";
import { readSettings } from "./settings.mjs";

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
  await runTask("scripts/ops/check-config.ts", settings.env);
  return settings;
}

/** Brings the database up to date, and fills the demo's. */
export async function prepareDatabase({ demo, env }) {
  await step("Preparing the database", async () => {
    await runTask("scripts/ops/migrate.ts", env, { args: ["--check-keys"] });
    if (demo && env.DEMO_SEED !== "0") await runTask("prisma/seed/seed.ts", env);
  });
}

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

const CLIENT_STAMP = inRoot("generated", "prisma", ".stamp");

/** Makes the database client from the schema unless it is there and current. */
export async function ensureGenerated() {
  const current = fingerprint(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  if (isStamped(CLIENT_STAMP, current)) return;
  await step("Generating the database client", () =>
    runNode([inRoot("node_modules/prisma/build/index.js"), "generate"], {
      env: { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
      failure: "The database client could not be generated:",
    }),
  );
  stamp(CLIENT_STAMP, current);
}

const BUILD_STAMP = inRoot(".next", "hearten-sources");

const SOURCES = [
  ...["app", "components", "lib", "emails", "public", "prisma/schema.prisma", "middleware.ts"],
  ...["next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package-lock.json"],
];

/**
 * Builds for production unless the last build was made from the same sources.
 *
 * @param {Record<string, string | undefined>} env
 */
export async function ensureBuilt(env) {
  const current = fingerprint(SOURCES, baked(env));
  if (isStamped(BUILD_STAMP, current)) return;
  await step("Building", async () => {
    rmSync(BUILD_STAMP, { force: true });
    await runNode([inRoot("node_modules/next/dist/bin/next"), "build"], {
      env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      failure: "The build failed:",
    });
  });
  stamp(BUILD_STAMP, current);
}

/** What static pages take from the configuration when they are built. */
function baked(env) {
  const open = Object.entries(env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
  return [env.DEMO === "1" ? "demo" : "", JSON.stringify(open.sort())];
}

/**
 * One hash over files and folders of the project (those that are missing count as missing) and further words.
 *
 * @param {string[]} places
 * @param {string[]} [words]
 */
function fingerprint(places, words = []) {
  const hash = createHash("sha256").update(JSON.stringify(words));
  for (const file of places.flatMap(filesIn)) hash.update(`\n${file}\n`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

function filesIn(place) {
  if (!existsSync(inRoot(place))) return [];
  if (statSync(inRoot(place)).isFile()) return isTest(place) ? [] : [place];
  const names = readdirSync(inRoot(place)).sort();
  return names.flatMap((name) => filesIn(join(place, name)));
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** Whether the stamp that a finished piece of work left behind says this. */
function isStamped(file, value) {
  return existsSync(file) && readFileSync(file, "utf8") === value;
}

function stamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
