import { request as client } from "@playwright/test";
import { CONSENT_MARK } from "@/lib/consent/consent-mark";
import { PASSWORD, signUp } from "@/tests/e2e/support/people";
import { expect, test } from "@/tests/e2e/support/test";

const STARTS = { google: "/api/auth/google", oidc: "/api/login" } as const;

for (const provider of ["google", "oidc"] as const) {
  test(`The first sign-in makes an account and later ones find it (${provider})`, async ({
    page,
    providers,
  }) => {
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

    await page.goto("/api/logout");
    expect((await page.request.get("/api/user")).status()).toBe(401);
    await page.goto(STARTS[provider]);
    await page.waitForURL("**/subscription");
    expect(await (await page.request.get("/api/user")).json()).toMatchObject({ id: user.id });
  });
}

test("Whoever registered a stranger's address is out once its owner comes in through Google", async ({
  app,
  browser,
  page,
  providers,
  brokenOnPurpose,
}) => {
  const email = "owner@example.com";
  await signUp(page, email);

  providers.google.person = { sub: "owner", email, email_verified: true };
  const theirs = await browser.newContext({ baseURL: app.url });
  const ownersPage = await theirs.newPage();
  await ownersPage.goto(STARTS.google);
  await ownersPage.waitForURL("**/subscription");
  expect(await (await theirs.request.get("/api/user")).json()).toMatchObject({ email, emailVerified: true });
  await theirs.close();

  // A page, a call and what the router asks for in between.
  const rsc = { headers: { RSC: "1" }, maxRedirects: 0 };
  expect((await page.request.get("/api/user")).status()).toBe(401);
  expect((await page.request.get("/settings", rsc)).status()).toBe(307);
  // The browser itself reports that this session is over.
  brokenOnPurpose.add("/settings");
  await page.goto("/settings");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  const stranger = await client.newContext({ baseURL: app.url });
  const login = await stranger.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(401);
  await stranger.dispose();
});

test("An address that the provider has not verified comes back to the sign-in page, signed out", async ({
  page,
  providers,
}) => {
  providers.google.person = { sub: "unverified", email: "unverified@example.com", email_verified: false };
  await page.goto(STARTS.google);
  await expect(page).toHaveURL(/\/auth\?error=address_not_verified$/);
  // The sign-in page may have begun to ask for a passkey.
  const others = [CONSENT_MARK, "passkey"];
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => !others.includes(name))).toEqual([]);
});

test("No callbackUrl and no forged Host leads away from the site", async ({ app, page, providers }) => {
  providers.google.person = { sub: "away", email: "away@example.com", email_verified: true };
  await page.goto(`${STARTS.google}?callbackUrl=//evil.example`);
  await page.waitForURL(`${app.url}/subscription`);

  const forged = await page.request.get(STARTS.google, {
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
