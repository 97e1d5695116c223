import { spawn } from "node:child_process";
import { Stop } from "./command.mjs";
import { root } from "./root.mjs";

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
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, shell?: boolean, timeout?: number }} options
 * @returns {Promise<{ code: number, output: string }>} 127 when the program is not there
 */
export function run(program, args, { env = process.env, show = false, shell = false, timeout } = {}) {
  const stdio = show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"];
  const child = spawn(program, args, { cwd: root, env, stdio, shell, timeout });
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
