import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../lib/port.mjs";
import { ended, firstThatRuns, isInstalled } from "./programs.mjs";

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
  open,
};

async function open(program) {
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
