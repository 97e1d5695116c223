import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { command, root, Stop, step } from "../lib/command.mjs";
import { untilHealthy } from "../lib/next-server.mjs";
import { freePort } from "../lib/port.mjs";
import { ensureBuilt, prepare } from "../lib/prepare.mjs";
import { ended, firefox, webkit } from "./browser-drivers.mjs";

const PATIENCE_MS = 20_000;
/** The keys that have no letter, by their code points (W3C, "WebDriver", keyboard actions). */
const KEYS = { Home: "\uE011", End: "\uE010" };
const PERSON = {
  "First name": "Robin",
  Email: "robin@example.com",
  Password: "warm bread and rain",
};
const PRESSABLE = "a[href], button";

// `npm run browsers`: walks the main job in Firefox and WebKit, where they are installed; each on an empty demo.
await command(async () => {
  const browsers = [];
  for (const browser of [firefox, webkit]) {
    const program = await browser.find();
    if (program) browsers.push({ ...browser, program });
    else console.log(`${browser.name}: not found on this machine. It comes from: ${browser.comesFrom}.`);
  }
  if (browsers.length === 0) {
    console.log("No browser was found, and nothing was walked.");
    return;
  }
  let failed = 0;
  for (const browser of browsers) if (!(await passes(browser))) failed += 1;
  if (failed > 0) throw new Stop(`${failed} of ${browsers.length} failed.`);
  console.log(`Passed in ${browsers.map(({ name }) => name).join(" and ")}.`);
});

/** Walks in one browser and says what it saw. */
async function passes({ name, program, open }) {
  const folder = mkdtempSync(join(tmpdir(), "hearten-browsers-"));
  const demo = await startDemo(folder);
  let session;
  try {
    session = await open(program);
    console.log(`${name} ${session.version} (${program})`);
    await walk(session, demo.address, (reached) => console.log(`  ${reached}`));
    const errors = await session.errors();
    for (const error of errors) console.log(`  On its console: ${error}`);
    console.log(errors.length === 0 ? "  No error on its console." : `  Errors: ${errors.length}`);
    return errors.length === 0;
  } catch (error) {
    console.log(`  ${name} failed: ${error.message}`);
    for (const said of (await session?.errors().catch(() => [])) ?? [])
      console.log(`  On its console: ${said}`);
    return false;
  } finally {
    await session?.close();
    await ended(demo.server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startDemo(folder) {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()), DEMO_SEED: "0" };
  delete env.DATABASE_URL;
  Object.assign(process.env, env);
  const settings = await prepare("production");
  await ensureBuilt(settings.env);
  const server = spawn(process.execPath, ["scripts/ops/start.mjs"], { cwd: root, env, stdio: "ignore" });
  try {
    await step("Starting a demo", () => untilHealthy(settings.port));
  } catch (error) {
    await ended(server);
    throw error;
  }
  return { server, address: `http://localhost:${settings.port}` };
}

/**
 * The main job, as somebody new does it with pointer and keys: from the start page to words that are saved and found
 * again.
 *
 * @param browser a session, as the drivers open one
 * @param {(step: string) => void} tell hears what has been reached
 * @throws Error with what was waited for in vain
 */
async function walk(browser, address, tell) {
  const { press, type, see, path } = hands(browser);

  await browser.goTo(`${address}/`);
  await press("Essential Only");
  await press("Start Free Trial");
  await path("/auth");
  for (const [label, text] of Object.entries(PERSON)) await type(label, text);
  await press("Create Account", "button[type=submit]");
  await path("/subscription");
  tell("registered");

  await press("Start 3-Day Free Trial");
  await see("button", "Back to Plans");
  await press("Start 3-Day Free Trial");
  await path("/");
  await press("Close", "[role=dialog] button");
  await press("Start Assessment");
  await path("/sliders");
  await press(/^I agree/);
  tell("agreed to what a check-in asks");

  await type("Sleep", [KEYS.Home], "input[type=range]");
  await type("Hope", [KEYS.End], "input[type=range]");
  await press("Generate My Quote");
  const words = await see("main blockquote");
  tell(`rated, and read: "${words}"`);

  await press("Save");
  await see("button", "Saved");
  await press("Favorites", "nav a[href]");
  await path("/favorites");
  await see("main blockquote", words);
  await press("Progress", "nav a[href]");
  await path("/progress");
  await see("main", new RegExp(escaped(words.slice(0, 40))), { anywhere: true });
  tell("saved, and found again in Favorites and Progress");
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** What a person does at a browser: look for something, press it, type. */
function hands(browser) {
  async function until(what, look) {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(100)) {
      // While a page gives way to the next there is nothing to look at.
      const found = await look().catch(() => null);
      if (found) return found;
    }
    const where = await browser.evaluate(() => window.location.href).catch(() => "an unknown page");
    throw new Error(`${what} was not to be had on ${where}`);
  }

  /** Where a pointer would meet it: in sight, and covered by nothing. */
  function placeOf(css, name, { anywhere = false } = {}) {
    const wanted = name instanceof RegExp ? { pattern: name.source } : { text: name };
    return until(`${name ?? css}`, () => browser.evaluate(look, { css, anywhere, ...wanted }));
  }

  async function pressAt({ x, y }) {
    const point = { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
    const actions = [point, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await browser.perform([
      { type: "pointer", id: "pointer", parameters: { pointerType: "mouse" }, actions },
    ]);
  }

  return {
    async press(name, css = PRESSABLE) {
      await pressAt(await placeOf(css, name));
    },
    /** Into the field of this label. */
    async type(label, keys, css = "input") {
      await pressAt(await placeOf(css, label));
      const actions = [...keys].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await browser.perform([{ type: "key", id: "keys", actions }]);
    },
    async see(css, name, options) {
      return (await placeOf(css, name, options)).text;
    },
    path: (wanted) =>
      until(`The page ${wanted}`, () =>
        browser.evaluate((path) => window.location.pathname === path, wanted),
      ),
  };
}

/* Runs in the browser. */
function look({ css, text, pattern, anywhere }) {
  const RESPONSIVE = "a, button, input";
  const plain = (string) => (string ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (part) =>
    plain(part.getAttribute("aria-label") ?? part.labels?.[0]?.textContent ?? part.textContent);
  const fits = (name) =>
    pattern ? new RegExp(pattern).test(name) : text === undefined || name === text || name === `${text} *`;
  for (const part of document.querySelectorAll(css)) {
    const name = nameOf(part);
    if (!fits(name) || part.matches(":disabled")) continue;
    if (anywhere) return { text: name };
    part.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y);
    const isMet = width > 0 && (part.contains(met) || met?.closest("label")?.control === part);
    // Before React answers for it, a press does nothing.
    const isReady = !part.matches(RESPONSIVE) || Object.keys(part).some((key) => key.startsWith("__react"));
    if (isMet && isReady) return { text: name, x, y };
  }
  return null;
}
