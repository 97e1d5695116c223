import { createECDH, randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./command.mjs";

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
