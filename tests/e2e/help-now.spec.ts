import { signInAsMaya } from "./support/people";
import { MEMBER_SCREENS, VISITOR_SCREENS } from "./support/screens";
import { expect, test } from "./support/test";

test("'Need help now?' opens the crisis lines on every screen, signed in or out", async ({ page }) => {
  for (const path of VISITOR_SCREENS) await opensLines(path);
  await signInAsMaya(page);
  for (const path of MEMBER_SCREENS) {
    await opensLines(path);
  }

  async function opensLines(path: string): Promise<void> {
    await page.goto(path);
    const opener = page.getByRole("button", { name: "Need help now?" }).first();
    await opener.click();
    const lines = page.getByRole("dialog");
    await expect(lines.locator('a[href="tel:988"]')).toBeVisible();
    await expect(lines.locator('a[href="sms:988"]')).toBeVisible();
    await expect(lines.locator('a[href="tel:116123"]').first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lines).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
