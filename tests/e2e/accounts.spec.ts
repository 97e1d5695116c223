import { request as httpRequest } from "node:http";
import type { Page, Request } from "@playwright/test";
import type { App } from "./support/app";
import { mailedLink } from "./support/mailed-link";
import { PASSWORD, signUp } from "./support/people";
import { expect, test } from "./support/test";

const EMAIL = "rowan@example.com";
const SECOND = "a kettle and a window";
/** Within it a page that has said what happened leads on. */
const LEADS_ON_MS = 4_000;

test("a member verifies by mail, signs out, forgets, resets by mail, and signs in", async ({ page, app }) => {
  await signUp(page, EMAIL);
  await expectVerified(page, false);

  const verification = await mailedLink(app, EMAIL, "/verify-email");
  // A scanner that opens the page without running it uses nothing up.
  await page.request.get(verification.href);
  await page.clock.install();
  await page.goto(verification.href);
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  await page.clock.fastForward(LEADS_ON_MS);
  await expect(page).not.toHaveURL(/verify-email/, { timeout: 5_000 });
  await expectVerified(page, true);
  const used = await page.request.get(`/api/auth/verify-email${verification.search}`);
  expect(await used.json()).toEqual({
    verified: false,
    message: "This verification link is invalid, has expired or has already been used.",
  });

  await page.getByRole("banner").getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.");

  await page.goto("/auth");
  // This server has set none up.
  const google = page.getByRole("button", { name: "Continue with Google" });
  await expect(google).toHaveAttribute("aria-disabled", "true");
  await expect(google).not.toHaveAttribute("aria-busy", "true");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

  const reset = await mailedLink(app, EMAIL, "/reset-password");
  const referers = watchReferers(page);
  await page.goto(reset.href);
  await page.getByLabel("New password").fill(SECOND);
  await page.getByLabel("Confirm password").fill(SECOND);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("heading", { name: "Password reset successful" })).toBeVisible();
  expect((await referers()).filter((referer) => referer.includes("token="))).toEqual([]);
  await page.clock.fastForward(LEADS_ON_MS);
  await page.waitForURL("**/auth", { timeout: 5_000 });

  const old = await page.request.post("/api/auth/login", { data: { email: EMAIL, password: PASSWORD } });
  expect(old.status()).toBe(401);
  await signIn(page, SECOND);
  await page.waitForURL("**/subscription");
});

test("a forged host shows in no redirect", async ({ app }) => {
  for (const path of ["/settings", "/sliders", "/api/logout"]) {
    const location = await redirectOf(app, path, {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
    });
    expect(location, path).not.toContain("evil.example");
  }
});

test("a cookie kept from before signing out opens no page, call or part of a page", async ({ page, app }) => {
  const data = { email: EMAIL, password: SECOND };
  expect((await page.request.post("/api/auth/login", { data })).status()).toBe(200);
  const kept = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await page.request.get("/api/logout");
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, app.url), { headers: { Cookie: kept, ...headers }, redirect: "manual" });
  expect((await ask("/api/user")).status).toBe(401);
  const document = await ask("/settings");
  expect(document.status).toBe(401);
  // By now the browser may hold a newer one, which this answer must not take back.
  expect(document.headers.get("set-cookie")).toBeNull();
  // The router's own fetches carry a mark that the server names when it is missing.
  const marked = (await ask("/settings", { RSC: "1" })).headers.get("location") ?? "";
  const part = await ask(marked, { RSC: "1" });
  expect(part.status).toBe(401);
  for (const reply of [document, part]) expect(await reply.text()).not.toContain(EMAIL);
});

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function expectVerified(page: Page, emailVerified: boolean): Promise<void> {
  const reply = await page.request.get("/api/user");
  expect(await reply.json()).toMatchObject({ email: EMAIL, emailVerified });
}

/** What every request from here on names as where it came from, until it is asked for. */
function watchReferers(page: Page): () => Promise<string[]> {
  const seen: Promise<string>[] = [];
  const watch = (request: Request) =>
    void seen.push(request.allHeaders().then(({ referer = "" }) => referer));
  page.on("request", watch);
  return () => {
    page.off("request", watch);
    return Promise.all(seen);
  };
}

function redirectOf(app: App, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    httpRequest(new URL(path, app.url), { headers }, (reply) => {
      reply.resume();
      resolve(reply.headers.location ?? "");
    })
      .once("error", reject)
      .end();
  });
}
