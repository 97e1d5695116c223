import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PASSWORD, signInAsMaya, signUp } from "./support/people";
import { hold } from "./support/states";
import { expect, test } from "./support/test";

const QUESTION =
  "Are you sure you want to delete your account? This action cannot be undone and will remove all your data permanently.";

test("a visitor sees the defaults, and is led to sign in when they save", async ({ page }) => {
  await page.goto("/email-preferences");
  await expectToggles(page, [true, true, false, false]);
  await expect(page.getByRole("link", { name: "privacy@hearten.example" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await expect(page.getByRole("button", { name: "Export Your Data" })).toHaveCount(0);
  await page.getByRole("button", { name: "Log In to Save Preferences" }).click();
  await expectToast(page, "Authentication Required", "Please log in to save your preferences.");
  await page.waitForURL("**/auth");
});

test("a member's choices are saved, dated and there again", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/email-preferences");
  await page.getByRole("switch", { name: "Marketing Emails" }).click();
  await page.getByRole("switch", { name: "Product Updates" }).click();
  const answer = await hold(page, "/api/user/email-preferences");
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/api/user/email-preferences") && request.method() === "POST",
  );
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  answer();
  await expectToast(page, "Preferences Updated", "Your email preferences have been saved successfully.");
  expect((await sent).postDataJSON()).toMatchObject({ marketingEmails: 1, productUpdates: 0 });
  const today = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" }).format(new Date());
  await expect(page.getByText("Last updated")).toContainText(today);

  await page.reload();
  await expect(page.getByRole("switch", { name: "Marketing Emails" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Product Updates" })).not.toBeChecked();
  await page.getByRole("link", { name: "Back to Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a member takes everything with them in one file, and what fails is told in the contract's words", async ({
  page,
}) => {
  await signInAsMaya(page);
  await page.goto("/email-preferences");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Your Data" }).click();
  const download = await downloading;
  await expectToast(page, "Data Export Complete", "Your data has been downloaded successfully.");
  expect(download.suggestedFilename()).toMatch(/^hearten-everything-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file.account[0].email).toBe("maya@hearten.example");
  expect(file.checkIns.length).toBeGreaterThan(20);
  expect(file.quotes[0].text).toEqual(expect.any(String));

  // The sign-in page of somebody's WiFi: a refusal by the server would be an error in the console as well.
  const portal = { contentType: "text/html", body: "<p>Welcome to our WiFi.</p>" };
  await page.route("**/api/user/email-preferences", (route) => route.fulfill(portal));
  await page.route("**/api/user/delete-account", (route) => route.fulfill(portal));
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expectToast(page, "Error", "Failed to save email preferences. Please try again.");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete Your Account" }).click();
  await expectToast(page, "Deletion Failed", "Failed to delete your account. Please try again.");
});

test("an unproved address is told, and an account is deleted after one question", async ({ page }) => {
  const email = "linnet@example.com";
  await signUp(page, email);
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
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.", { timeout: 5_000 });
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "session" }));
  const again = await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(401);
});

async function expectToggles(page: Page, states: boolean[]): Promise<void> {
  const names = ["Security & Account Notifications", "Product Updates", "Newsletter", "Marketing Emails"];
  for (const [index, name] of names.entries()) {
    await expect(page.getByRole("switch", { name })).toBeChecked({ checked: states[index] });
  }
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.locator(".toast").filter({ hasText: description });
  await expect(toast.locator("b").first()).toHaveText(title);
}
