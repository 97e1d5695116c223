import { DEMO_MEMBER } from "@/prisma/seed/demo-accounts.mjs";
import { signUpOnTrial } from "./support/people";
import { expect, test } from "./support/test";

test.use({ hasChosenCookies: false });

test("before a choice there is no cookie and no request to anyone else, and the choice is asked for once", async ({
  page,
  context,
  app,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(app.url) && !request.url().startsWith("data:"))
      elsewhere.push(request.url());
  });
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Cookies: your choice" });
  await expect(banner).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await banner.getByRole("button", { name: "Customize" }).click();
  await banner.getByRole("switch", { name: "Preferences" }).click();
  await banner.getByRole("button", { name: "Back" }).click();
  await expect(banner.getByRole("button", { name: "Accept All" })).toBeVisible();
  await banner.getByRole("button", { name: "Customize" }).click();
  await banner.getByRole("switch", { name: "Analytics" }).click();
  await banner.getByRole("button", { name: "Save Preferences" }).click();
  await expect(banner).toBeHidden();
  const recorded = await page.request.get("/api/gdpr/cookie-consent");
  expect(await recorded.json()).toMatchObject({ analytics: true, marketing: false, preferences: false });

  await page.reload();
  await page.waitForTimeout(1_500);
  await expect(banner).toBeHidden();
  expect(elsewhere).toEqual([]);
});

test("closing the banner is essential only, and signing in carries it to the account", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Close, with essential cookies only" }).click();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(DEMO_MEMBER.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_MEMBER.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Log this moment" })).toBeVisible();
  const carried = await page.request.get("/api/gdpr/cookie-consent");
  expect(await carried.json()).toMatchObject({ analytics: false, marketing: false, preferences: false });

  await page.goto("/settings");
  await page.getByRole("button", { name: "Cookie choices" }).click();
  await expect(page.getByRole("switch", { name: "Marketing" })).not.toBeChecked();
});

test.describe("with the cookies chosen", () => {
  test.use({ hasChosenCookies: true });

  test("nothing is rated before consent, and taking it back asks again", async ({ page }) => {
    await signUpOnTrial(page, "consent@example.com");
    await page.goto("/sliders");
    await expect(page.getByText("Before your first check-in")).toBeVisible();
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page
      .getByRole("button", { name: /^I agree/ })
      .first()
      .click();
    await expect(page.getByRole("slider")).toHaveCount(15);

    await page.goto("/settings");
    await page.getByRole("button", { name: "Take back my consent" }).click();
    await expect(page.getByText(/you took back your consent/)).toBeVisible();
    await page.goto("/sliders");
    await expect(page.getByText("Before your first check-in")).toBeVisible();
  });
});
