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

test("no page or file of ours may be shown within another site's page", async ({ page }) => {
  const html = await (await page.request.get("/auth")).text();
  const built = new Set(html.match(/\/_next\/static\/[^"'\s\\]+\.(?:js|css|woff2)/g));
  expect(built.size).toBeGreaterThan(2);
  for (const path of [...built, ...FILES]) {
    const reply = await page.request.get(path);
    expect.soft([path, reply.status()]).toEqual([path, 200]);
    expectHeaders(reply.headers());
  }
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

const FILES = [
  "/pictures/share.jpg",
  "/icons/icon-192.png",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/security.txt",
  "/.well-known/security.txt",
  "/serwist/sw.js",
];

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
