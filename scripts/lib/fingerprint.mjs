import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./root.mjs";

/**
 * One hash over files and folders of the project (those that are missing count as missing) and further words.
 *
 * @param {string[]} places
 * @param {string[]} [words]
 */
export function fingerprint(places, words = []) {
  const hash = createHash("sha256").update(JSON.stringify(words));
  for (const file of places.flatMap(filesIn)) hash.update(`\n${file}\n`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

function filesIn(place) {
  if (!existsSync(inRoot(place))) return [];
  if (statSync(inRoot(place)).isFile()) return isTest(place) ? [] : [place];
  const names = readdirSync(inRoot(place)).sort();
  return names.flatMap((name) => filesIn(join(place, name)));
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** Whether the stamp that a finished piece of work left behind says this. */
export function isStamped(file, value) {
  return existsSync(file) && readFileSync(file, "utf8") === value;
}

export function stamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}
