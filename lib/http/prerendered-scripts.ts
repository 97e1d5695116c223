import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withOwnAddress } from "@/lib/seo/built-address.mjs";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

let collected: ReadonlyMap<string, string[]> | undefined;

/**
 * The hashes of a prerendered page's inline scripts, as this server sends them: its policy allows exactly these,
 * because a page that is made once can't carry a nonce. Undefined for a page that is made for each request.
 */
export function prerenderedScriptHashes(path: string): string[] | undefined {
  collected ??= collect(join(/*turbopackIgnore: true*/ process.cwd(), ".next/server/app"));
  return collected.get(path);
}

function collect(folder: string): Map<string, string[]> {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const pages = files.filter((file) => file.endsWith(".html"));
  return new Map(pages.map((file) => [routeOf(file), hashesOf(readFileSync(join(folder, file), "utf8"))]));
}

function routeOf(file: string): string {
  const route = `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`;
  return route === "/index" ? "/" : route;
}

function hashesOf(html: string): string[] {
  const scripts = [...withOwnAddress(html).matchAll(INLINE_SCRIPT)].map(([, script = ""]) => script);
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}
