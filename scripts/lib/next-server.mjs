import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { DEMO_ADMIN, DEMO_MEMBER } from "../../prisma/seed/demo-accounts.mjs";
import { inRoot, root, Stop } from "./command.mjs";

const HEALTH_DEADLINE = 60_000;
/**
 * By how much the heap may outgrow what is in use before it is cleared: V8 alone lets it grow up to fourfold. No limit:
 * what is in use may be as much as it needs to be.
 */
export const HEAP_GROWTH = "--heap-growing-percent=60";
/**
 * Has V8 compile long expressions, as the checker's, at once and keep them: else it makes its interpreter's form of each
 * first, which takes seven times as long, and drops them all at a large collection of garbage. Node takes it on its
 * command line alone, where package.json gives it to `npm start`: set later it crashes.
 */
export const KEEPS_EXPRESSIONS = "--no-regexp-tier-up";

/**
 * Becomes `next start` or `next dev`, in this very process: signals reach the server with nobody between,
 * and no server is left behind when this process is killed.
 *
 * @param {"start" | "dev"} verb
 * @param {{ env: Record<string, string | undefined>, port: number, host: string }} settings
 */
export async function becomeNext(verb, { env, port, host }) {
  Object.assign(process.env, env, { NEXT_TELEMETRY_DISABLED: "1" });
  setFlagsFromString(HEAP_GROWTH);
  process.chdir(root);
  const program = inRoot("node_modules/next/dist/bin/next");
  process.argv = [process.argv[0], program, verb, "-p", String(port), "-H", host];
  const { createRequire } = await import("node:module");
  createRequire(import.meta.url)(program);
}

/** Waits until the server says that it and its database are well. */
export async function untilHealthy(port) {
  const deadline = Date.now() + HEALTH_DEADLINE;
  let answer = "it does not answer";
  while (Date.now() < deadline) {
    const reply = await ask(`http://127.0.0.1:${port}/api/health`);
    if (reply?.status === 200) return;
    if (reply) answer = `/api/health answers ${reply.status}: ${reply.text.slice(0, 300)}`;
    await wait(100);
  }
  throw new Stop(`The server was started but is not well: ${answer}`);
}

/** Read to its end and closed: a connection left open here would hold up the server's own end. */
async function ask(address) {
  try {
    const reply = await fetch(address, { headers: { connection: "close" } });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return undefined;
  }
}

/**
 * npm hands a signal to its shell, and a shell that dies of it leaves its program running. So when npm started
 * this process and npm or the shell is gone, the process asks itself to end.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const starters = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (starters.every(isAlive) && (process.platform === "win32" || process.ppid === starters[0])) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0; // no /proc on this system: the shell alone is watched
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** What a person needs to know once the server runs. */
export function welcome({ demo, port, host, folder, env }) {
  if (!demo) return `\nHearten runs on ${host}:${port} for ${env.APP_URL}. Ctrl+C stops it.`;
  const people = [
    `  Sign in  ${DEMO_MEMBER.email} / ${DEMO_MEMBER.password}`,
    `  Admin    ${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}`,
  ];
  return [
    `\n  Hearten  http://localhost:${port}  (demo, only on this machine; Ctrl+C stops it)`,
    `  Data     ${folder}`,
    ...(env.DEMO_SEED === "0" ? [] : people),
    "",
  ].join("\n");
}
