import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ended, firstThatRuns, said } from "./programs.mjs";

const MAC_APP = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** Firefox, which speaks WebDriver BiDi by itself (W3C, "WebDriver BiDi"). */
export const firefox = {
  name: "Firefox",
  comesFrom:
    "apt-get install firefox-esr, or https://www.mozilla.org/firefox; one that is elsewhere: FIREFOX_PATH=/path/to/firefox",
  find: () => firstThatRuns([process.env.FIREFOX_PATH, "firefox", "firefox-esr", MAC_APP]),
  open,
};

async function open(program) {
  const profile = mkdtempSync(join(tmpdir(), "hearten-firefox-"));
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  async function close() {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  try {
    const [, address] = await said(child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    return { ...(await converse(`${address}/session`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a session and answers what the walk needs of it. */
async function converse(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`No connection to ${address}`)), { once: true });
  });
  const errors = [];
  const asked = new Map();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const { type, id, method, result, error, message, params } = JSON.parse(data);
    if (type === "event" && method === "log.entryAdded" && params.level === "error") errors.push(params.text);
    if (type === "success") asked.get(id)?.resolve(result);
    if (type === "error") asked.get(id)?.reject(new Error(`${error}: ${message}`));
    asked.delete(id);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of asked.values()) reject(new Error("Firefox has ended."));
  });
  function ask(method, params = {}) {
    const id = ++count;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => asked.set(id, { resolve, reject }));
  }

  const { capabilities } = await ask("session.new", { capabilities: {} });
  await ask("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await ask("browsingContext.getTree", { maxDepth: 0 });
  const [{ context }] = contexts;
  return {
    version: capabilities.browserVersion,
    goTo: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
    perform: (actions) => ask("input.performActions", { context, actions }),
    async evaluate(work, ...given) {
      const { result, exceptionDetails } = await ask("script.evaluate", {
        expression: `JSON.stringify((${work})(...${JSON.stringify(given)}) ?? null)`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    errors: async () => errors,
  };
}
