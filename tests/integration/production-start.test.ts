import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "@/scripts/lib/port.mjs";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";

const COMPLETE = { ...TEST_ENVIRONMENT, DATABASE: "embedded", BILLING: "local", MAIL: "outbox" };

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hearten-start-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs `npm start` to its end, which it finds before it builds anything. */
async function start(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const { PATH } = process.env;
  const env = { PATH, PORT: String(await freePort()), DATA_DIR: dataDir, ...environment };
  const program = spawn(process.execPath, ["scripts/ops/start.mjs"], {
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const [code] = await once(program, "close");
  return { code, said };
}

test("A production start without its settings lists what is missing, and makes no demo", async () => {
  const { code, said } = await start({ NODE_ENV: "production", DEMO: "1" });
  expect(code).toBe(1);
  for (const name of ["APP_URL", "DATABASE_URL", "AUTH_SECRET", "DATA_ENCRYPTION_KEYS", "BILLING", "MAIL"]) {
    expect(said).toMatch(new RegExp(`^  - ${name} is not set`, "m"));
  }
  expect(said).not.toMatch(/\n\s+at /);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("A demo is not started for another host", async () => {
  const { code, said } = await start({ NODE_ENV: "", APP_URL: "https://hearten.example" });
  expect(code).toBe(1);
  expect(said).toMatch(/APP_URL is https:\/\/hearten\.example, but the demo is for this machine alone/);
  expect(existsSync(join(dataDir, "database"))).toBe(false);
});

test("The embedded database asked for by name in production is no demo: nobody is seeded", async () => {
  const before = { ...process.env };
  try {
    Object.assign(process.env, COMPLETE, { NODE_ENV: "production", DATA_DIR: dataDir, DEMO: "1" });
    const { readSettings } = await import("@/scripts/lib/settings.mjs");
    const { demo, env, host } = readSettings("production");
    expect({ demo, host, DEMO: "DEMO" in env }).toEqual({ demo: false, host: "0.0.0.0", DEMO: false });
  } finally {
    process.env = before;
  }
});

test("A start on a port that is taken, or with a port or an address that is none, says so in a sentence", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const PORT = String(typeof address === "object" && address?.port);
  const sentence = async (environment: Record<string, string>, said: RegExp) => {
    const ending = await start({ ...COMPLETE, NODE_ENV: "production", ...environment });
    expect(ending).toEqual({ code: 1, said: expect.stringMatching(said) });
    expect(ending.said).not.toMatch(/\n\s+at /);
  };
  await sentence({ PORT }, /^Port \d+ is in use\. Stop what is running there/);
  await sentence({ PORT: "eighty" }, /^PORT must be a number from 1 to 65535, not "eighty"\.$/m);
  await sentence({ APP_URL: "hearten.example" }, /^ {2}- APP_URL .*hearten\.example/m);
  server.close();
});
