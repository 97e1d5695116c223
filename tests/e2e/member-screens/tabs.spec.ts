import { signInAsMaya } from "../support/people";
import { hold } from "../support/states";
import { expect, test } from "../support/test";

test("a pressed tab and its screen's head show at once, however long the server takes; another one pressed meanwhile leads there, and going back shows what was there", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const title = page.getByRole("heading", { level: 1 });
  const home = page.getByRole("heading", { name: "Log this moment" });
  const release = await hold(page, "/progress");
  await nav.getByRole("link", { name: "Progress" }).click();
  await expect(title).toHaveText("Progress", { timeout: 500 });
  await expect(nav.getByRole("link", { name: "Progress" })).toHaveAttribute("aria-current", "page");
  await expect(home).toBeHidden();
  release();
  await expect(page.getByRole("heading", { name: "Your Progress Journey" })).toBeVisible();
  await page.getByRole("link", { name: "Hearten" }).first().click();
  await expect(home).toBeVisible();

  await hold(page, "/analytics");
  await nav.getByRole("link", { name: "Analytics" }).click();
  await expect(title).toHaveText("Your Wellness Journey");
  await nav.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Account Information" })).toBeVisible();
  await page.goBack();
  await expect(home).toBeVisible();
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("sliders leave scrolling up and down to the page, and a touch along them rates", async ({ page }) => {
    await signInAsMaya(page);
    await page.goto("/sliders");
    const stress = page.getByRole("slider", { name: "Stress", exact: true });
    await expect(stress).toHaveCSS("touch-action", "pan-y");
    const box = await stress.boundingBox();
    if (!box) throw new Error("The slider has no place.");
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => [{ x, y }];
    const middle = box.y + box.height / 2;
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: at(box.x + box.width / 2, middle),
    });
    for (let step = 1; step <= 8; step++) {
      const x = box.x + box.width / 2 + (step * (box.width / 2 - 4)) / 8;
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x, middle + step) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(stress).toHaveValue("5");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const sleep = page.getByRole("slider", { name: "Focus", exact: true });
    const place = await sleep.boundingBox();
    if (!place) throw new Error("The slider has no place.");
    const [x, y] = [place.x + place.width - 20, place.y + place.height / 2];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(x, y) });
    for (let step = 1; step <= 10; step++) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x, y - step * 20) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(sleep).toHaveValue("3");
  });
});
