import { type APIRequestContext, request as client } from "@playwright/test";
import { CONSENT_MARK } from "@/lib/consent/consent-mark";
import { PASSWORD, signUp } from "@/tests/e2e/support/people";
import { expect, test } from "@/tests/e2e/support/test";

const STARTS = { google: "/api/auth/google", oidc: "/api/login" } as const;

test("The first sign-in makes an account and later ones find it, with Google and with the other provider", async ({
  page,
  providers,
}) => {
  for (const provider of ["google", "oidc"] as const) {
    const email = `first-${provider}@example.com`;
    providers[provider].person = {
      sub: `first-${provider}`,
      email,
      email_verified: true,
      given_name: "Noor",
    };
    await page.goto("/auth");
    await page.locator(`a[href="${STARTS[provider]}"]`).click();
    await page.waitForURL("**/subscription");
    const user = await (await page.request.get("/api/user")).json();
    expect(user).toMatchObject({ email, emailVerified: true, firstName: "Noor" });

    await signOut(page.request);
    expect(await endOfSignIn(page.request, STARTS[provider])).toMatch(/\/subscription$/);
    expect(await (await page.request.get("/api/user")).json()).toMatchObject({ id: user.id });
    await signOut(page.request);
  }
});

test("Whoever registered a stranger's address is out once its owner comes in through Google", async ({
  app,
  page,
  providers,
}) => {
  const email = "owner@example.com";
  await signUp(page, email);

  providers.google.person = { sub: "owner", email, email_verified: true };
  const owner = await client.newContext({ baseURL: app.url });
  expect(await endOfSignIn(owner, STARTS.google)).toMatch(/\/subscription$/);
  expect(await (await owner.get("/api/user")).json()).toMatchObject({ email, emailVerified: true });
  await owner.dispose();

  // A call, a page and what the router asks for in between.
  expect((await page.request.get("/api/user")).status()).toBe(401);
  const settings = await page.request.get("/settings");
  expect([settings.status(), await settings.text()]).toEqual([401, expect.stringContaining("Sign In")]);
  const rsc = { headers: { RSC: "1" }, maxRedirects: 0 };
  expect((await page.request.get("/settings", rsc)).status()).toBe(307);
  const login = await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(401);
});

test("An address that the provider has not verified comes back to the sign-in page, signed out", async ({
  page,
  providers,
}) => {
  providers.google.person = { sub: "unverified", email: "unverified@example.com", email_verified: false };
  expect(await endOfSignIn(page.request, STARTS.google)).toMatch(/\/auth\?error=address_not_verified$/);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual([CONSENT_MARK]);
});

test("No callbackUrl and no forged Host leads away from the site", async ({ app, request, providers }) => {
  providers.google.person = { sub: "away", email: "away@example.com", email_verified: true };
  const start = `${STARTS.google}?callbackUrl=//evil.example`;
  expect(await endOfSignIn(request, start)).toBe(`${app.url}/subscription`);

  const forged = await request.get(STARTS.google, {
    headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
    maxRedirects: 0,
  });
  const to = new URL(forged.headers().location ?? "");
  expect(to.origin).toBe(providers.google.issuer);
  expect(to.searchParams.get("redirect_uri")).toBe(`${app.url}/api/auth/callback/google`);
});

test("What the sign-in does not need of next-auth is not there", async ({ request }) => {
  for (const path of ["session", "providers", "csrf", "signin", "signin/google", "signout", "error"]) {
    const reply = await request.get(`/api/auth/${path}`, { maxRedirects: 0 });
    expect([path, reply.status()]).toEqual([path, 404]);
  }
});

async function signOut(browser: APIRequestContext): Promise<void> {
  expect((await browser.get("/api/logout", { maxRedirects: 0 })).status()).toBe(303);
  expect((await browser.get("/api/user")).status()).toBe(401);
}

/** Where a sign-in ends, without the screen. */
async function endOfSignIn(browser: APIRequestContext, start: string): Promise<string> {
  return (await browser.get(start)).url();
}
