import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { THEME_SCRIPT } from "./theme-script";

const SCRIPT = "window.here = true";
const HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

let built: string | undefined;

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  if (built) rmSync(built, { recursive: true });
  built = undefined;
});

/** The module as a server of this kind has it, with /about prerendered. */
async function policies(kind: "production" | "development") {
  built = mkdtempSync(join(tmpdir(), "hearten-build-"));
  mkdirSync(join(built, ".next/server/app"), { recursive: true });
  writeFileSync(
    join(built, ".next/server/app/about.html"),
    `<script src="/a.js"></script><script>${SCRIPT}</script>`,
  );
  vi.spyOn(process, "cwd").mockReturnValue(built);
  const { contentSecurityPolicy } = await import("./content-security-policy");
  return (path: string) => contentSecurityPolicy(path, kind === "production");
}

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

test("A page that was rendered before allows its own inline scripts by their hashes, and no others", async () => {
  const { policy, nonce } = (await policies("production"))("/about");
  expect(nonce).toBeNull();
  expect(directive(policy, "script-src")).toEqual([
    "'self'",
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    HASH,
  ]);
});

test("A page that is rendered now gets a nonce that no other answer has", async () => {
  const policyOf = await policies("production");
  const answers = Array.from({ length: 50 }, () => policyOf("/"));
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(50);
  for (const { policy, nonce } of answers) {
    expect(nonce).toMatch(/^[A-Za-z0-9+/=]{22,}$/);
    expect(directive(policy, "script-src")).toContain(`'nonce-${nonce}'`);
    expect(directive(policy, "script-src")).toContain("'strict-dynamic'");
    expect(directive(policy, "style-src")).toEqual([
      "'self'",
      `'nonce-${nonce}'`,
      expect.stringMatching(/^'sha256-/),
    ]);
  }
});

test("The script that sets the theme before the first paint may run", async () => {
  const hash = createHash("sha256").update(THEME_SCRIPT).digest("base64");
  const { policy } = (await policies("production"))("/");
  expect(directive(policy, "script-src")).toContain(`'sha256-${hash}'`);
});

test("In production no page evaluates text or runs what is not named", async () => {
  const policyOf = await policies("production");
  for (const { policy } of [policyOf("/about"), policyOf("/"), policyOf("/nowhere")]) {
    const scripts = directive(policy, "script-src");
    for (const word of ["'unsafe-inline'", "'unsafe-eval'", "*", "data:", "http:", "https:"]) {
      expect(scripts).not.toContain(word);
    }
    expect(directive(policy, "default-src")).toEqual(["'self'"]);
    expect(directive(policy, "object-src")).toEqual(["'none'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(directive(policy, "form-action")).toEqual(["'self'"]);
  }
});

test("While developing, scripts may be evaluated as the framework's reloading needs", async () => {
  const { policy } = (await policies("development"))("/about");
  expect(directive(policy, "script-src")).toContain("'unsafe-eval'");
});

test("Every policy is one line that a header can hold", async () => {
  const policyOf = await policies("production");
  for (const path of ["/about", "/", "/__proto__"]) {
    expect(policyOf(path).policy).toMatch(/^[\x20-\x7e]+$/);
  }
});
