import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 }, hasChosenCookies: false });

test("from the landing page to the first slider it takes eight presses and two fields", async ({ page }) => {
  let presses = 0;
  const press = async (role: "link" | "button" | "textbox", name: string | RegExp) => {
    presses++;
    await hydrated(page);
    const named = page.getByRole(role, { name, exact: true }).first();
    await named.click();
  };
  await page.goto("/");
  // It is asked here, lies over nothing on the way, and needs no press.
  const cookies = page.getByRole("region", { name: "Cookies: your choice" });
  await expect(cookies).toBeVisible();
  await press("link", "Start Free Trial");
  await page.waitForURL(/\/auth/);
  // Whoever reloads it is still where the press has led.
  await page.reload();
  await expect(page.getByRole("tab", { name: "Create Account" })).toHaveAttribute("aria-selected", "true");
  await press("textbox", "Email");
  await page.keyboard.type("eight-presses@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("warm bread and rain");
  presses++;
  await press("button", "Create Account");
  await page.waitForURL(/\/subscription$/);
  await press("button", "Start 3-Day Free Trial");
  await expect(page.getByRole("button", { name: "Back to Plans" })).toBeVisible();
  await press("button", "Start 3-Day Free Trial");
  await press("button", "Start My Wellness Journey");
  await expect(page.getByRole("region", { name: "Before your first check-in" })).toBeFocused();
  await press("button", /^I agree/);
  await expect(page.getByRole("slider").first()).toBeFocused();
  expect(presses).toBe(8);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(cookies).toBeVisible();
});
