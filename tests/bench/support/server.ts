import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { inRoot } from "@/scripts/lib/command.mjs";

/** What a server's process has used since it began. */
interface Usage {
  /** Processor time of all its threads: the same however busy the machine is with other things. */
  cpuMs: number;
  rssMb: number;
  /** SQL statements; counted only where the server was started to do so. */
  statements: number;
}

export interface Server {
  url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const NEXT = inRoot("node_modules/next/dist/bin/next");
const REPORTER = pathToFileURL(inRoot("tests/bench/support/report-usage.mjs")).href;

/**
 * `next start` for a folder that is built. Its figures are its own, told over Node's channel to its parent.
 *
 * @param onLine gets each line of its log
 */
export async function startServer(
  folder: string,
  port: number,
  env: Record<string, string>,
  isUp: (url: string) => Promise<boolean>,
  options: readonly string[] = [],
  onLine?: (line: string) => void,
): Promise<Server> {
  const { PATH = "", HOME = "", BENCH_NODE_OPTIONS = "" } = process.env;
  const args = [...options, "--import", REPORTER, ...BENCH_NODE_OPTIONS.split(" ").filter(Boolean)];
  const child = spawn(process.execPath, [...args, NEXT, "start", folder, "-p", String(port)], {
    cwd: folder,
    // Nothing of the caller's own configuration may reach the server.
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PATH, HOME, ...env },
    stdio: ["ignore", onLine ? "pipe" : "ignore", "inherit", "ipc"],
  });
  if (onLine && child.stdout) createInterface(child.stdout).on("line", onLine);
  const end = () => void child.kill("SIGKILL");
  process.on("exit", end);
  const url = `http://localhost:${port}`;
  await untilUp(child, () => isUp(url)).catch((error: unknown) => {
    end();
    throw error;
  });
  return {
    url,
    usage: () => usageOf(child),
    stop: async () => {
      process.off("exit", end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send("usage");
  for (;;) {
    // Next says a word of its own over this channel once it listens.
    const [said] = (await once(child, "message")) as [Partial<Usage>];
    const { cpuMs, rssMb, statements } = said;
    if (cpuMs !== undefined && rssMb !== undefined && statements !== undefined)
      return { cpuMs, rssMb, statements };
  }
}

async function untilUp(child: ChildProcess, isUp: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) break;
    if (await isUp().catch(() => false)) return;
  }
  throw new Error("A server of the benchmark did not come up.");
}
