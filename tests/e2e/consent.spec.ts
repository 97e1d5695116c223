import { hasConsentMark } from "@/lib/consent/consent-mark";
import { agreeToCheckIn, signInAsMaya, signInAsNewcomer } from "./support/people";
import { expect, test } from "./support/test";

test.describe("before a choice about cookies", () => {
  test.use({ hasChosenCookies: false });

  test("there is no cookie and no request to anyone else; the choice is known to the page, and signing in carries it to the account", async ({
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
    await banner.getByRole("switch", { name: "Analytics" }).click();
    await banner.getByRole("button", { name: "Save Preferences" }).click();
    await expect(banner).toBeHidden();
    const choice = { analytics: true, marketing: false, preferences: false };
    expect(await (await page.request.get("/api/gdpr/cookie-consent")).json()).toMatchObject(choice);
    // With it in sight no page asks again.
    expect(hasConsentMark(await page.evaluate(() => document.cookie), false)).toBe(true);

    await signInAsMaya(page);
    expect(await (await page.request.get("/api/gdpr/cookie-consent")).json()).toMatchObject(choice);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Cookie choices" }).click();
    await expect(page.getByRole("switch", { name: "Analytics" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "Marketing" })).not.toBeChecked();
    expect(elsewhere).toEqual([]);
  });
});

test("nothing is rated without consent: taking it back asks again", async ({ page }) => {
  await signInAsNewcomer(page, "consent@example.com");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Take back my consent" }).click();
  await expect(page.getByText(/you took back your consent/)).toBeVisible();
  await agreeToCheckIn(page);
});
