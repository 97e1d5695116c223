import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page, Request } from "@playwright/test";
import { signInAsMaya, signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test("a quote becomes a picture to keep, or where the system shares files for its sheet, and no word of it leaves the device", async ({
  page,
  app,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (reply) => {
    if (reply.request().resourceType() === "script") scripts.push(reply.text());
  });
  const words = await makeQuote(page);
  await page.waitForLoadState("networkidle");
  for (const script of await Promise.all(scripts)) expect(script).not.toContain("Your words as a picture");

  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  const dialog = await openPicture(page);
  await expect(dialog.getByRole("img")).toHaveAccessibleName(words);
  await expect(dialog.getByRole("button", { name: "Share" })).toHaveCount(0);
  const day = await keep(page, dialog);
  await dialog.getByRole("radio", { name: "Night" }).check({ force: true });
  await expect.poll(async () => (await keep(page, dialog)).equals(day)).toBe(false);

  for (const png of [day, await keep(page, dialog)]) {
    expect(sizeOf(png)).toEqual([1080, 1350]);
    expect([...new Set(chunksOf(png))].filter((chunk) => /EXIF|TIME|TXT/i.test(chunk))).toEqual([]);
  }
  expect(asked.map((request) => new URL(request.url()).pathname)).toContain("/art/valley-night.svg");
  for (const request of asked.filter((one) => !one.url().startsWith("blob:"))) {
    expect(request.url()).toMatch(new RegExp(`^${app.url}/(_next/static|art)/[^?]*$`));
    expect(request.postData()).toBeNull();
  }

  // The system's sheet gets the picture and nothing beside it.
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const shared: unknown[] = [];
    const share = async (data: ShareData) => {
      const files = (data.files ?? []).map(({ name, type, size }) => ({ name, type, isFull: size > 10_000 }));
      shared.push({ ...data, files });
    };
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", { value: share });
    Object.defineProperty(navigator, "canShare", { value: (data: ShareData) => data.files?.length === 1 });
  });
  await (await openPicture(page)).getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    { files: [{ name: "hearten-quote.png", type: "image/png", isFull: true }] },
  ]);
});

test("an entry's picture is made by keyboard, by day and by night; the hour follows the theme, the chosen one before the system's", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/progress");
  await page.locator(".entry-summary").first().press("Enter");
  for (const [colorScheme, chosen, hour] of [
    ["light", null, "Morning"],
    ["dark", null, "Night"],
    ["light", "dark", "Night"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    if (chosen) {
      await page.evaluate((theme) => localStorage.setItem("theme", theme), chosen);
      await page.reload();
      await page.locator(".entry-summary").first().press("Enter");
    }
    await page.getByRole("button", { name: "Picture" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img")).toBeVisible();
    await expect(dialog.getByRole("radio", { checked: true })).toBeFocused();
    await expect(dialog.getByRole("radio", { name: hour })).toBeChecked();
    const axe = new AxeBuilder({ page }).setLegacyMode().include("[role=dialog]");
    const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Picture" })).toBeFocused();
  }
});

/** Checks in as someone new; answers the words. */
async function makeQuote(page: Page): Promise<string> {
  await signInAsNewcomer(page);
  await page.goto("/sliders");
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  return (await page.locator("blockquote").textContent()) ?? "";
}

async function openPicture(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Your words as a picture" });
  await expect(dialog.getByRole("img")).toBeVisible();
  return dialog;
}

/** Downloads the picture; Playwright removes the file with its browser. */
async function keep(page: Page, dialog: Locator): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("hearten-quote.png");
  return readFile(await download.path());
}

/** Width and height, from the header that a PNG begins with (PNG specification, section 11.2.1). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The names of its parts: words about a picture stand in parts of their own. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    names.push(png.subarray(at + 4, at + 8).toString("latin1"));
  }
  return names;
}
