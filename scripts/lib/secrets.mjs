import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./command.mjs";

const NAMES = ["AUTH_SECRET", "DATA_ENCRYPTION_KEYS", "CRON_SECRET"];

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
    writeOnce(file);
  }
  const kept = read(file);
  return Object.fromEntries(NAMES.map((name) => [name, given[name] || kept[name]]));
}

/** New keys beside old data would leave it unreadable for good, and nobody would know why. */
function refuseKeylessData(folder, file, given) {
  if (given.DATA_ENCRYPTION_KEYS || !existsSync(join(folder, "database"))) return;
  throw new Stop(`${folder} holds a database, but ${file} with its keys is missing. Bring that file back.`);
}

/** Linked into place whole, so that two first starts at once agree on one file. */
function writeOnce(file) {
  const draft = `${file}.${process.pid}`;
  const secrets = Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString("base64")]));
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file) {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    if (NAMES.every((name) => typeof kept[name] === "string" && kept[name])) return kept;
  } catch {
    // Falls through to the message: broken and incomplete are mended the same way.
  }
  throw new Stop(`${file} cannot be read. It holds the keys to the data beside it: bring back a good copy.`);
}
