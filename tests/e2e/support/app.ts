import { type ChildProcess, spawn } from "node:child_process";
import { createECDH } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { KEEPS_EXPRESSIONS } from "@/scripts/lib/next-server.mjs";
import { bundled } from "@/tests/support/bundled";
import { SHORT_LIVED } from "@/tests/support/short-lived.mjs";
import { freshDatabase, templateDatabase, templateFolder } from "./databases";

export type DatabaseKind = "embedded" | "postgres";

interface AppOptions {
  database: DatabaseKind;
  env?: Record<string, string>;
  /** Fill it with the demo's people. */
  seed?: boolean;
  /** What is done to its data before it starts. */
  prepare?: (dataDir: string) => Promise<void>;
  /** Give it a clock that can be moved on. */
  movableClock?: boolean;
}

/** A production server of the built app, on a data folder and database of its own. */
export interface App {
  url: string;
  /** Moves its clock on by this much, where it has a movable one. */
  goOn(ms: number): void;
  dataDir: string;
  start(): Promise<void>;
  /** Ends it as a machine that loses power does. */
  kill(): Promise<void>;
  /** Asks it to end and waits until it has; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it and leaves nothing behind. */
  remove(): Promise<void>;
}

export async function makeApp({
  database,
  env = {},
  seed = false,
  prepare,
  movableClock = false,
}: AppOptions): Promise<App> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const filling = seed ? "seeded" : "migrated";
  const dataDir = mkdtempSync(join(tmpdir(), "hearten-e2e-"));
  const postgres = database === "postgres" ? await freshDatabase(templateDatabase(filling)) : null;
  if (!postgres) cpSync(templateFolder(filling), dataDir, { recursive: true });
  const clockFile = join(dataDir, "clock-ahead");
  let ahead = 0;
  const environment = {
    ...configuration(url, dataDir),
    ...(movableClock && {
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${resolve("tests/support/programs/shifted-clock.mjs")}`,
    }),
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...env,
  };

  let server: ChildProcess | undefined;
  const app: App = {
    url,
    dataDir,
    goOn(ms) {
      ahead += ms;
      writeFileSync(clockFile, String(ahead));
    },
    async start() {
      server = await startServer(port, environment);
    },
    kill: async () => void (await ended(server, "SIGKILL")),
    stop: () => ended(server, "SIGTERM"),
    async remove() {
      await ended(server, "SIGKILL");
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await prepare?.(dataDir);
  await app.start();
  return app;
}

/** A server of the built app on a port of this machine, once it answers. */
export async function startServer(port: number, environment: Record<string, string>): Promise<ChildProcess> {
  const next = [KEEPS_EXPRESSIONS, "node_modules/next/dist/bin/next", "start", "-p", String(port)];
  const server = spawnNode(next, environment);
  await untilHealthy(`http://localhost:${port}`);
  return server;
}

export function configuration(url: string, dataDir: string): Record<string, string> {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.alloc(32, 7));
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey("base64url"),
    VAPID_PRIVATE_KEY: pair.getPrivateKey("base64url"),
    APP_URL: url,
    // The same for every server: the demo's people are sealed once for all of them.
    AUTH_SECRET: "a secret that is known to everyone who reads these tests",
    DATA_ENCRYPTION_KEYS: Buffer.alloc(32, "first master key").toString("base64"),
    DATABASE: "embedded",
    DATA_DIR: dataDir,
    BILLING: "local",
    MAIL: "outbox",
    ADMIN_EMAIL: "admin@hearten.example",
    LOG_LEVEL: "warn",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

export async function runTask(file: string, env: Record<string, string>): Promise<void> {
  const task = spawnNode([bundled(file)], env);
  const code = await exitOf(task);
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}

function spawnNode(args: string[], env: Record<string, string>): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  // Nothing of the caller's own configuration may reach the app.
  const clean = { NODE_ENV: "production", PATH, HOME, ...env } as const;
  return spawn(process.execPath, [SHORT_LIVED, ...args], {
    env: clean,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once("exit", (code) => resolve(code));
  });
}

export async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  if (!child) return null;
  const exit = exitOf(child);
  child.kill(signal);
  return exit;
}

async function untilHealthy(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    const reply = await fetch(`${url}/api/health`).catch(() => null);
    if (reply?.ok) return;
  }
  throw new Error(`The server at ${url} did not come up.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
