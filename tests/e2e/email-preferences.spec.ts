import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PASSWORD, signInAsMaya, signUp } from "./support/people";
import { expect, test } from "./support/test";

const QUESTION =
  "Are you sure you want to delete your account? This action cannot be undone and will remove all your data permanently.";
/** Within it a page that has said what happened leads on. */
const LEADS_ON_MS = 4_000;

test("a member's choices are saved, dated and there again, and one file takes everything along", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/email-preferences");
  await expect(page.getByRole("link", { name: "Back to Settings" })).toHaveAttribute("href", "/settings");
  await page.getByRole("switch", { name: "Marketing Emails" }).click();
  await page.getByRole("switch", { name: "Product Updates" }).click();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expectToast(page, "Preferences Updated", "Your email preferences have been saved successfully.");
  const today = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" }).format(new Date());
  await expect(page.getByText("Last updated")).toContainText(today);
  await page.reload();
  await expect(page.getByRole("switch", { name: "Marketing Emails" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Product Updates" })).not.toBeChecked();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Your Data" }).click();
  const download = await downloading;
  await expectToast(page, "Data Export Complete", "Your data has been downloaded successfully.");
  expect(download.suggestedFilename()).toMatch(/^hearten-everything-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file.account[0].email).toBe("maya@hearten.example");
  expect(file.checkIns.length).toBeGreaterThan(20);
  expect(file.quotes[0].text).toEqual(expect.any(String));
});

test("an unproved address is told, and an account is deleted after one question", async ({ page }) => {
  const email = "linnet@example.com";
  await signUp(page, email);
  await page.clock.install();
  await page.goto("/email-preferences");
  await expect(
    page.getByText("Your email address is not verified. Please check your inbox for a verification email."),
  ).toBeVisible();

  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: "Delete Your Account" }).click();
  expect((await page.request.get("/api/user")).status()).toBe(200);

  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole("button", { name: "Delete Your Account" }).click();
  await expectToast(page, "Account Deleted", "Your account and all data have been permanently deleted.");
  expect(asked).toEqual([QUESTION, QUESTION]);
  await page.clock.fastForward(LEADS_ON_MS);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.", { timeout: 5_000 });
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "session" }));
  const again = await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(401);
});

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.locator(".toast").filter({ hasText: description });
  await expect(toast.locator("b").first()).toHaveText(title);
}
