import { signInAsMaya } from "./support/people";
import { expect, test } from "./support/test";

test("every page carries the security headers, prerendered ones hashes and others a fresh nonce", async ({
  page,
}) => {
  const prerendered = await page.request.get("/auth");
  expectHeaders(prerendered.headers());
  expect(prerendered.headers()["content-security-policy"]).toMatch(/script-src [^;]*'sha256-/);
  expect(prerendered.headers()["content-security-policy"]).not.toContain("nonce-");

  await signInAsMaya(page);
  const first = await page.request.get("/settings");
  const second = await page.request.get("/settings");
  expectHeaders(first.headers());
  expect(nonceOf(first.headers())).toBeTruthy();
  expect(nonceOf(first.headers())).not.toBe(nonceOf(second.headers()));
  expect(first.headers()["cache-control"]).toContain("no-store");
});

test("a script that the page did not bring does not run", async ({ context }) => {
  // A page of its own: the browser reports the refusal as an error on the console.
  const page = await context.newPage();
  const refusal = page.waitForEvent("console", (message) =>
    message.text().includes("Content Security Policy"),
  );
  await page.route("**/auth", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", "<script>window.planted = true</script></body>");
    await route.fulfill({ response, body });
  });
  await page.goto("/auth");
  await refusal;
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
});

test("a viewer header that middleware did not sign opens nothing", async ({ page }) => {
  const forged = Buffer.from(JSON.stringify({ id: "somebody" })).toString("base64url");
  const headers = { "x-hearten-viewer": `${forged}.${"A".repeat(43)}` };
  const reply = await page.request.get("/settings", { headers, maxRedirects: 0 });
  expect(reply.status()).toBe(307);
  expect(reply.headers().location).toContain("/auth");
});

function expectHeaders(headers: Record<string, string>): void {
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["strict-transport-security"]).toContain("max-age=");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-powered-by"]).toBeUndefined();
}

function nonceOf(headers: Record<string, string>): string | undefined {
  return /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1];
}

test("a session that has ended gets 401 from pages, calls and what the router fetches", async ({ page }) => {
  await signInAsMaya(page);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === "session");
  const headers = { cookie: `session=${session?.value}` };
  expect((await page.request.get("/settings", { headers })).status()).toBe(200);
  await page.goto("/api/logout");
  await page.context().clearCookies();

  const document = await page.request.get("/settings", { headers, maxRedirects: 0 });
  expect(document.status()).toBe(401);
  expect(await document.text()).toContain("Sign In");
  expect(document.headers()["set-cookie"]).toContain("Max-Age=0");
  expect((await page.request.get("/api/user", { headers })).status()).toBe(401);
  const fetched = await page.request.get("/settings", { headers: { ...headers, RSC: "1" } });
  expect(fetched.status()).toBe(401);
  expect(await fetched.text()).not.toContain("Maya");
});

test("a forged Host shows in no redirect", async ({ page }) => {
  for (const headers of [{ host: "evil.example" }, { "x-forwarded-host": "evil.example" }]) {
    const reply = await page.request.get("/settings", { headers, maxRedirects: 0 });
    expect(reply.status()).toBe(307);
    expect(reply.headers().location).not.toContain("evil");
  }
});
