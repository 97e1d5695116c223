import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { bundled, PROGRAMS } from "@/tests/support/bundled";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { SHORT_LIVED } from "@/tests/support/short-lived.mjs";

const LOADER = pathToFileURL(join(process.cwd(), "node_modules/tsx/dist/esm/index.mjs")).href;

const ALLOW_SERVER_ONLY = pathToFileURL(join(process.cwd(), "scripts/lib/allow-server-only.mjs")).href;

export type Program = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts one of the project's TypeScript programs in a process of its own: as this run has bundled it, or as it is. */
export function start(
  file: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Program {
  const how = process.env[PROGRAMS]
    ? [SHORT_LIVED, bundled(file)]
    : ["--import", ALLOW_SERVER_ONLY, "--import", LOADER, file];
  return spawn(process.execPath, [...how, ...args], {
    env: { NODE_ENV: "test", PATH: process.env.PATH, ...TEST_ENVIRONMENT, ...environment },
    stdio: "pipe",
  });
}

export interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end. */
export async function run(
  file: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Ending> {
  const program = start(file, args, environment);
  program.stdin.end();
  const [stdout, stderr, [code]] = await Promise.all([
    textOf(program.stdout),
    textOf(program.stderr),
    once(program, "close") as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}

async function textOf(stream: Readable): Promise<string> {
  let text = "";
  for await (const chunk of stream.setEncoding("utf8")) text += chunk;
  return text;
}
