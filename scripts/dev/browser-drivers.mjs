import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { run } from "../lib/command.mjs";
import { freePort } from "../lib/port.mjs";

const MAC_APP = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** Firefox, which speaks WebDriver BiDi by itself (W3C, "WebDriver BiDi"). */
export const firefox = {
  name: "Firefox",
  comesFrom:
    "apt-get install firefox-esr, or https://www.mozilla.org/firefox; one that is elsewhere: FIREFOX_PATH=/path/to/firefox",
  find: () => firstThatRuns([process.env.FIREFOX_PATH, "firefox", "firefox-esr", MAC_APP]),
  open: openInFirefox,
};

async function openInFirefox(program) {
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

/** Where Debian and Ubuntu, Fedora, and others have WebKitGTK's own small browser. */
const MINI_BROWSERS = [
  ...["x86_64-linux-gnu/", "aarch64-linux-gnu/", ""].flatMap((folder) =>
    ["4.1", "6.0"].map((api) => `/usr/lib/${folder}webkit2gtk-${api}/MiniBrowser`),
  ),
  ...["webkit2gtk-4.1", "webkitgtk-6.0"].map((folder) => `/usr/libexec/${folder}/MiniBrowser`),
];
const START_MS = 30_000;

/** WebKit, by the WebDriver that comes with it (W3C, "WebDriver"): WebKitGTK's, or Safari's on a Mac. */
export const webkit = {
  name: "WebKit",
  comesFrom:
    "apt-get install webkit2gtk-driver xvfb; on a Mac Safari after `safaridriver --enable`; one that is elsewhere: WEBKIT_DRIVER_PATH=/path/to/WebKitWebDriver",
  find: () => firstThatRuns([process.env.WEBKIT_DRIVER_PATH, "WebKitWebDriver", "safaridriver"]),
  open: openInWebkit,
};

async function openInWebkit(program) {
  const port = await freePort();
  const [runner, ...args] = [...(await screen()), program, `--port=${port}`];
  const driver = spawn(runner, args, { stdio: "ignore", detached: true });
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const { sessionId, capabilities } = await ask(`${address}/session`, "POST", {
      capabilities: { alwaysMatch: wanted() },
    });
    const session = conversation(`${address}/session/${sessionId}`, capabilities.browserVersion);
    return {
      ...session,
      async close() {
        await ask(`${address}/session/${sessionId}`, "DELETE").catch(() => {});
        await ended(driver, { group: true });
      },
    };
  } catch (error) {
    await ended(driver, { group: true });
    throw error;
  }
}

/** WebKitGTK draws on a screen; where there is none, on one in memory. */
async function screen() {
  const hasScreen = process.platform !== "linux" || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (hasScreen) return [];
  if (await isInstalled("xvfb-run")) return ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24"];
  throw new Error("WebKitGTK needs a screen, or xvfb-run (apt-get install xvfb xauth).");
}

function wanted() {
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  return binary ? { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } : {};
}

async function untilReady(address) {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(200)) {
    const status = await ask(`${address}/status`).catch(() => null);
    if (status?.ready !== false && status !== null) return;
  }
  throw new Error("Its driver was started but does not answer.");
}

/** What the walk needs of a session. */
function conversation(session, version) {
  const run = (script, args = []) => ask(`${session}/execute/sync`, "POST", { script, args });
  const errors = [];
  /** The protocol tells nothing of the console: the page itself keeps what it says, from when it is asked first. */
  async function listen() {
    errors.push(...JSON.parse(await run(`return (${errorsOfPage})()`)));
  }
  return {
    version,
    async goTo(url) {
      await ask(`${session}/url`, "POST", { url });
      await listen();
    },
    perform: (actions) => ask(`${session}/actions`, "POST", { actions }),
    async evaluate(work, ...given) {
      await listen();
      return JSON.parse(await run(`return JSON.stringify((${work})(...arguments) ?? null)`, given));
    },
    async errors() {
      await listen();
      return errors;
    },
  };
}

/* Runs in the browser: hands over what was said since it was asked last. */
function errorsOfPage() {
  if (!window.heardErrors) {
    window.heardErrors = [];
    const keep = (...parts) => window.heardErrors.push(parts.map(String).join(" "));
    const { error } = console;
    console.error = (...parts) => {
      keep(...parts);
      error.apply(console, parts);
    };
    window.addEventListener("error", ({ message, filename }) => keep(message, filename));
    window.addEventListener("unhandledrejection", ({ reason }) => keep("Unhandled:", reason));
  }
  return JSON.stringify(window.heardErrors.splice(0));
}

/** @throws Error with what the driver said, where it says no */
async function ask(url, method = "GET", body = undefined) {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await reply.json();
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const PATIENCE_MS = 60_000;

/** The first of these programs, by name or path, that this machine has; undefined where it has none. */
async function firstThatRuns(programs) {
  for (const program of programs.filter(Boolean)) if (await isInstalled(program)) return program;
  return undefined;
}

/** Whether it can be started; asked for its version, some drivers only say that they don't know the question. */
async function isInstalled(program) {
  const { code } = await run(program, ["--version"], { timeout: 20_000 });
  return code !== 127;
}

/** Waits until a program says this. */
function said(stream, pattern) {
  return new Promise((resolve, reject) => {
    let heard = "";
    const timer = setTimeout(() => reject(new Error(`It was started, and said only: ${heard}`)), PATIENCE_MS);
    stream.on("data", (chunk) => {
      heard += chunk;
      const found = pattern.exec(heard);
      if (found) resolve(found);
      if (found) clearTimeout(timer);
    });
    stream.on("end", () => {
      clearTimeout(timer);
      reject(new Error(`It ended, and said: ${heard}`));
    });
  });
}

/** Ends a program that was started here, with those that it started where it leads a group of its own. */
export function ended(child, { group = false } = {}) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return resolve();
    child.once("exit", () => resolve());
    if (group) process.kill(-child.pid);
    else child.kill();
  });
}
