import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withOwnAddress } from "@/lib/config/built-address.mjs";
import { MAIL_DARK_STYLES, OPENING_SCRIPT, THEME_SCRIPT } from "./theme-script";

/** Where Stripe's script comes from, its frames too (docs.stripe.com/security/guide, content security policy). */
const STRIPE = "https://js.stripe.com https://*.js.stripe.com";
/** Our own inline scripts, which no nonce reaches. */
const OWN_SCRIPT_HASHES = [THEME_SCRIPT, OPENING_SCRIPT]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");

/**
 * The policy of a page (CSP Level 3). A prerendered page can hold no fresh nonce, so its inline scripts are allowed
 * by their hashes; a page rendered for this request gets a nonce of its own.
 *
 * @param production false while developing, when nothing is prerendered and reloading evaluates text
 */
export function contentSecurityPolicy(
  path: string,
  production: boolean,
): { policy: string; nonce: string | null } {
  const hashes = production ? prerenderedScriptHashes(path) : undefined;
  if (hashes) {
    const scripts = `'self' ${STRIPE} ${hashes.join(" ")}`;
    return { policy: policyWith(scripts, "'self' 'unsafe-inline'"), nonce: null };
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const scripts = `'nonce-${nonce}' 'strict-dynamic' ${OWN_SCRIPT_HASHES} 'self' ${STRIPE}`;
  return production
    ? { policy: policyWith(scripts, `'self' 'nonce-${nonce}' ${MAIL_STYLES_HASH}`), nonce }
    : { policy: policyWith(`${scripts} 'unsafe-eval'`, "'self' 'unsafe-inline'"), nonce };
}

/** Mails are shown in frames, which inherit the page's policy. */
const MAIL_STYLES_HASH = `'sha256-${createHash("sha256").update(MAIL_DARK_STYLES).digest("base64")}'`;

function policyWith(scripts: string, styles: string): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' https://api.stripe.com",
    `frame-src ${STRIPE} https://hooks.stripe.com`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

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
