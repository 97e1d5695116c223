import { createECDH, randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { DEMO_ADMIN } from "../../prisma/seed/demo-accounts.mjs";
import { inRoot, root, Stop } from "./command.mjs";
import { readPort } from "./port.mjs";

/**
 * How this start runs: as the demo where there is neither a `DATABASE_URL` nor a `NODE_ENV` of production, else as
 * the environment says.
 *
 * @param {"production" | "development"} mode
 */
export function readSettings(mode) {
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
  // The demo opens its mails to whoever asks: only this function makes one.
  delete process.env.DEMO;
  const port = readPort(process.env.PORT);
  if (process.env.DATABASE_URL?.trim() || process.env.NODE_ENV === "production") {
    const env = { ...process.env, NODE_ENV: mode, PORT: String(port) };
    return { demo: false, port, host: mode === "production" ? "0.0.0.0" : "127.0.0.1", env };
  }
  const folder = prepareDataFolder(process.env.DATA_DIR);
  return { demo: true, port, host: "127.0.0.1", folder, env: demoEnvironment(mode, port, folder) };
}

/** The embedded defaults that a production start takes only when they are asked for by name. */
function demoEnvironment(mode, port, folder) {
  return {
    ...{
      ...(process.env.STRIPE_SECRET_KEY?.trim() ? {} : { BILLING: "local" }),
      ...(sendsMail(process.env) ? {} : { MAIL: "outbox" }),
      APP_URL: `http://localhost:${port}`,
      ADMIN_EMAIL: DEMO_ADMIN.email,
      // A line per request would bury the address and the sign-ins.
      LOG_LEVEL: "warn",
    },
    ...process.env,
    ...demoSecrets(folder, process.env),
    ...{ NODE_ENV: mode, DATABASE: "embedded", DEMO: "1", DATA_DIR: folder, PORT: String(port) },
  };
}

/** Whether the environment names a mail provider. */
function sendsMail({ RESEND_API_KEY, SENDGRID_API_KEY, SMTP_URL }) {
  return [RESEND_API_KEY, SENDGRID_API_KEY, SMTP_URL].some((value) => value?.trim());
}

/**
 * The folder that holds the demo's database, mail and keys, made when it is not there.
 *
 * @param {string | undefined} value
 * @returns {string} its absolute path
 */
export function prepareDataFolder(value) {
  const folder = resolve(root, value || ".data");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Stop(
      `Hearten keeps its data in ${folder}, but ${reason(error)}. Choose another with DATA_DIR.`,
    );
  }
  return folder;
}

function reason(error) {
  if (error.code === "EEXIST" || error.code === "ENOTDIR") return "that is a file or leads through one";
  if (error.code === "EACCES" || error.code === "EPERM") return "it may not be written";
  if (error.code === "EROFS") return "its disk is read-only";
  return `it cannot be used (${error.code ?? error.message})`;
}

const NAMES = ["AUTH_SECRET", "DATA_ENCRYPTION_KEYS", "CRON_SECRET"];
const PUSH_NAMES = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"];

/**
 * The demo's secrets: made once, kept beside its data, and read from there ever after.
 *
 * @param {string} folder
 * @param {Record<string, string | undefined>} given what the environment gives goes first
 * @returns {Record<string, string>}
 */
export function demoSecrets(folder, given) {
  const file = join(folder, "secrets.json");
  if (!existsSync(file)) {
    refuseKeylessData(folder, file, given);
    writeOnce(file, Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString("base64")])));
  }
  const kept = read(file, NAMES);
  const secrets = Object.fromEntries(NAMES.map((name) => [name, given[name] || kept[name]]));
  return { ...secrets, ...pushKeys(folder, given) };
}

/** A file of their own: data from before there were reminders gets them too. Half a pair is told as it is. */
function pushKeys(folder, given) {
  if (PUSH_NAMES.some((name) => given[name]?.trim())) return {};
  const file = join(folder, "push-keys.json");
  if (!existsSync(file)) writeOnce(file, newPushKeys());
  return read(file, PUSH_NAMES);
}

export function newPushKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // A key that begins with zeros comes out shorter than it is.
  const privateKey = Buffer.alloc(32);
  const key = pair.getPrivateKey();
  key.copy(privateKey, 32 - key.length);
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey("base64url"),
    VAPID_PRIVATE_KEY: privateKey.toString("base64url"),
  };
}

/** New keys beside old data would leave it unreadable for good, and nobody would know why. */
function refuseKeylessData(folder, file, given) {
  if (given.DATA_ENCRYPTION_KEYS || !existsSync(join(folder, "database"))) return;
  throw new Stop(`${folder} holds a database, but ${file} with its keys is missing. Bring that file back.`);
}

/** Linked into place whole, so that two first starts at once agree on one file. */
function writeOnce(file, secrets) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file, names) {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    if (names.every((name) => typeof kept[name] === "string" && kept[name])) return kept;
  } catch {
    // Falls through to the message: broken and incomplete are mended the same way.
  }
  throw new Stop(`${file} cannot be read. It holds keys that cannot be made again: bring back a good copy.`);
}
