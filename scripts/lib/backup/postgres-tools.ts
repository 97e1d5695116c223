import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "./refusal";

type ToolName = "pg_dump" | "pg_restore";

/** Runs a tool of PostgreSQL to its end: `input` goes in, `output` hears what comes out. */
export interface ToolRun {
  args: readonly string[];
  environment: Record<string, string>;
  input?: Readable;
  output?: (chunk: Uint8Array) => Promise<void>;
}

const exe = process.platform === "win32" ? ".exe" : "";

/**
 * The tool of the server's own major version: an older one does not read the server, and what a newer one writes an
 * older server may not take back.
 *
 * @throws Refusal when this machine has none
 */
export function findTool(name: ToolName, major: number): string {
  const found = folders(major)
    .map((folder) => join(folder, name + exe))
    .filter((path) => existsSync(path))
    .map((path) => ({ path, version: versionOf(path) }));
  const fitting = found.find(({ version }) => version === major);
  if (fitting) return fitting.path;
  const others = found.map(({ path, version }) => `${path} is of ${version}`).join(", ");
  throw new Refusal(
    `The server is PostgreSQL ${major}, and this takes ${name} of that version. ` +
      `${others ? `Found: ${others}.` : "None was found."} ` +
      `Install PostgreSQL's client tools (on Debian postgresql-client-${major}), or add their folder to PATH.`,
  );
}

function folders(major: number): string[] {
  const usual = [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
    `C:/Program Files/PostgreSQL/${major}/bin`,
  ];
  return [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...usual];
}

function versionOf(path: string): number {
  try {
    return Number(/ (\d+)/.exec(execFileSync(path, ["--version"], { encoding: "utf8" }))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** @throws Refusal with the tool's first complaint; what follows it may quote rows */
export async function runTool(path: string, { args, environment, input, output }: ToolRun): Promise<void> {
  const stdin = input ? "pipe" : "ignore";
  const tool = spawn(path, args, {
    env: environment as NodeJS.ProcessEnv,
    stdio: [stdin, "pipe", "pipe"],
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
  const ended = new Promise<number | null>((resolve, reject) => {
    tool.once("error", reject);
    tool.once("close", resolve);
  });
  // One that ends early closes its input: its own words say why.
  const feeding = input && tool.stdin ? pipeline(input, tool.stdin).catch(() => {}) : undefined;
  const [complaint] = await Promise.all([firstError(tool.stderr), drain(tool.stdout, output), feeding]).catch(
    (error: unknown) => {
      tool.kill();
      throw error;
    },
  );
  if ((await ended) !== 0) throw new Refusal(complaint || `${path} failed.`);
}

async function drain(stdout: Readable, output: ToolRun["output"]): Promise<void> {
  for await (const chunk of stdout) await output?.(chunk as Uint8Array);
}

async function firstError(stderr: Readable): Promise<string> {
  let text = "";
  for await (const chunk of stderr.setEncoding("utf8")) text += chunk;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.find((line) => /error:/i.test(line)) ?? lines[0] ?? "";
}
