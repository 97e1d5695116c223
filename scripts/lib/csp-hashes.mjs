import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./root.mjs";

const PAGES = inRoot(".next", "server", "app");
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Writes `.next/csp-hashes.json`: for each prerendered page, the hashes of its inline scripts. Its policy
 * allows exactly these, because a page that is made once can't carry a nonce.
 */
export function writeScriptHashes() {
  const pages = existsSync(PAGES) ? readdirSync(PAGES, { recursive: true }).map(String) : [];
  const hashes = pages
    .filter((file) => file.endsWith(".html"))
    .map((file) => [routeOf(file), scriptHashes(readFileSync(join(PAGES, file), "utf8"))]);
  writeFileSync(inRoot(".next", "csp-hashes.json"), JSON.stringify(Object.fromEntries(hashes)));
}

function routeOf(file) {
  const route = `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`;
  return route === "/index" ? "/" : route;
}

function scriptHashes(html) {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}
