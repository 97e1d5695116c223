import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// Every command imports this: what it does may use anything that this version has.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Hearten needs Node 20.19 or newer; this is ${process.version}. Get one at https://nodejs.org`,
  );
  process.exit(1);
}

/** The project's folder, wherever the command was started from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts) => join(root, ...parts);

/** Something the person at the keyboard can mend: shown as its message alone, without a stack. */
export class Stop extends Error {}

/** Runs a command's main function; a `Stop` ends the process with its message. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    const said = error instanceof Stop ? error.message : error;
    if (said) console.error(said);
    process.exit(1);
  }
}

/** Says what takes time while it takes it, and for how long it did. */
export async function step(title, work) {
  const started = performance.now();
  console.log(`${title} …`);
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  if (seconds > 5) console.log(`${title}: done in ${Math.round(seconds)} s`);
  return result;
}

const children = new Set();

/**
 * Runs a Node program to its end and returns what it printed. Ends it when this process is told to end.
 *
 * @param {string[]} args what follows `node`
 * @param {{ env?: Record<string, string | undefined>, failure?: string, show?: boolean }} options
 * `show` lets it print to the terminal; else its output is seen only under `failure`, when it fails
 * @returns {Promise<string>}
 * @throws {Stop} when it ends with another code than 0
 */
export async function runNode(args, { env = process.env, failure, show = false } = {}) {
  const { code, output } = await run(process.execPath, args, { env, show });
  if (code === 0) return output;
  const said = [failure, output.trim()].filter(Boolean).join("\n");
  throw new Stop(said || (show ? "" : `node ${args.join(" ")} failed (${code}).`));
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, shell?: boolean, timeout?: number, waits?: boolean }} options
 * `waits` has it take the processor only where nobody else wants it
 * @returns {Promise<{ code: number, output: string }>} 127 when the program is not there
 */
export function run(program, args, options = {}) {
  const { env = process.env, show = false, shell = false, timeout, waits = false } = options;
  const stdio = show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"];
  const child = spawn(program, args, { cwd: root, env, stdio, shell, timeout });
  if (waits && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const chunks = [];
  child.stdout?.on("data", (chunk) => chunks.push(chunk));
  child.stderr?.on("data", (chunk) => chunks.push(chunk));
  track(child);
  return new Promise((resolve) => {
    const end = (code) => {
      untrack(child);
      resolve({ code, output: Buffer.concat(chunks).toString("utf8") });
    };
    child.on("error", () => end(127));
    child.on("close", (code) => end(code ?? 1));
  });
}

function track(child) {
  if (children.size === 0) for (const [signal, end] of endings) process.on(signal, end);
  children.add(child);
}

/** Once nothing runs, signals belong to whoever comes next: the server has its own way to end. */
function untrack(child) {
  children.delete(child);
  if (children.size === 0) for (const [signal, end] of endings) process.off(signal, end);
}

function endAll() {
  for (const child of children) child.kill();
}

const endings = [
  ["exit", endAll],
  ["SIGINT", () => process.exit(130)],
  ["SIGTERM", () => process.exit(143)],
];

/**
 * Runs one of the project's TypeScript commands in a process of its own. Whoever first fills an embedded
 * database keeps 800 MB until it ends, so the server must not be the one.
 *
 * @param {string} name its path in the project
 * @param {Record<string, string | undefined>} env
 * @param {{ show?: boolean, args?: string[] }} [options]
 */
export function runTask(name, env, { show = false, args = [] } = {}) {
  const file = inRoot(name);
  if (!existsSync(file)) throw new Stop(`There is no ${name}.`);
  const loader = pathToFileURL(inRoot("node_modules/tsx/dist/esm/index.mjs")).href;
  const allow = pathToFileURL(inRoot("scripts/lib/allow-server-only.mjs")).href;
  return runNode(["--import", allow, "--import", loader, file, ...args], { env, show });
}
