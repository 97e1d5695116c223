import type { Page, Response } from "@playwright/test";
import { signInAsMaya } from "../support/people";
import { expect, test } from "../support/test";

/** As the browser does for a tab that another one covers, or a phone for an app that is left. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

test("who wants it covered finds a calm page on coming back, over an open dialog and on one screen after another, until a touch or a key", async ({
  page,
}) => {
  const loaded: string[] = [];
  const look = async (reply: Response) => {
    if (!/\.js$/.test(new URL(reply.url()).pathname)) return;
    if ((await reply.text().catch(() => "")).includes("Carry on")) loaded.push(reply.url());
  };
  page.on("response", look);
  await signInAsMaya(page);
  await page.goto("/settings");
  const choice = page.getByRole("switch", { name: "Cover Hearten when I leave" });
  await expect(choice).toHaveAttribute("aria-checked", "false");
  const cover = page.getByRole("dialog", { name: "Hearten is covered" });
  const button = cover.getByRole("button", { name: "Carry on" });
  await leave(page);
  await expect(cover).toHaveCount(0);
  await expect(page).toHaveTitle("Settings | Hearten - Mental Health Support");
  expect(loaded).toEqual([]);
  page.off("response", look);
  await comeBack(page);
  await choice.click();
  await expect(page).toHaveTitle("Hearten");

  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill("not yet all of it");
  await leave(page);
  await comeBack(page);
  await expect(button).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cover).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Change password" })).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByLabel("Current password")).toHaveValue("not yet all of it");
  await page.keyboard.press("Escape");

  const tabs = page.getByRole("navigation", { name: "Main" });
  for (const [name, path] of [
    ["Home", "/"],
    ["You", "/sliders"],
    ["Favorites", "/favorites"],
    ["Settings", "/settings"],
  ] as const) {
    await tabs.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    // The cover is kept by a page that was loaded with it as well.
    if (name === "Settings") await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle("Hearten");
    await leave(page);
    await expect(cover).toBeVisible();
    await comeBack(page);
    await expect(button).toBeFocused();
    expect(await takesFocusBeneath(page)).toBe(false);
    const isOver = await cover.evaluate((it) =>
      [
        [1, 1],
        [window.innerWidth / 2, window.innerHeight / 2],
        [window.innerWidth - 2, window.innerHeight - 2],
      ].every(([x = 0, y = 0]) => it.contains(document.elementFromPoint(x, y))),
    );
    expect(isOver).toBe(true);
    await page.mouse.click(20, 300);
    await expect(cover).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await choice.click();
  await expect(page).toHaveTitle("Settings | Hearten - Mental Health Support");
});

/** Whether a link of the page can be reached, as it can't be where the page is inert. */
function takesFocusBeneath(page: Page): Promise<boolean> {
  return page
    .locator("nav.bar a")
    .first()
    .evaluate((link: HTMLElement) => {
      link.focus();
      return document.activeElement === link;
    });
}
