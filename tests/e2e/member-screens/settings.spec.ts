import { DEMO_ADMIN } from "@/prisma/seed/demo-accounts.mjs";
import { register, signInAsMaya, signInAsNewcomer, startTrial } from "../support/people";
import { fail, hold, mend, openUnread } from "../support/states";
import { expect, test } from "../support/test";

const MENU = {
  Home: "/",
  "Check-in": "/sliders",
  Progress: "/progress",
  Favorites: "/favorites",
  Settings: "/settings",
  "Help / FAQ": "/faq",
};

test("settings has its cards, its menu and its legal links", async ({ page }) => {
  await signInAsMaya(page);
  await page.goto("/settings");
  await expect(page).toHaveTitle("Settings | Hearten - Mental Health Support");
  const main = page.getByRole("main");
  for (const name of [
    "Account Information",
    "Appearance",
    "Subscription",
    "Data & Privacy",
    "Account Actions",
    "GDPR Status",
  ]) {
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: "Admin Panel" })).toBeHidden();
  await expect(main.getByText("Maya Okafor")).toBeVisible();
  await expect(main.locator(".avatar")).toHaveText("M");
  await expect(main.getByText(/^Member since [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Email preferences" })).toHaveAttribute(
    "href",
    "/email-preferences",
  );
  await expect(main.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  await expect(main.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
  await expect(main.getByRole("link", { name: "Sign Out", exact: true })).toHaveAttribute(
    "href",
    "/api/logout",
  );
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign out" })).toBeVisible();

  await page.getByRole("button", { name: "Menu" }).click();
  const items = page.locator("ul.menu").getByRole("link");
  await expect(items).toHaveText(Object.keys(MENU));
  for (const [name, href] of Object.entries(MENU)) {
    await expect(items.filter({ hasText: name })).toHaveAttribute("href", href);
  }
});

test("settings stand in four groups, each a press away, with both exports and the deletion in 'Your data'", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsMaya(page);
  await page.goto("/settings");
  const main = page.getByRole("main");
  const groups = ["You", "Plan", "Reminders", "Your data"];
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(groups);
  const links = page.getByRole("navigation", { name: "Settings" });
  await expect(links.getByRole("link")).toHaveText(groups);
  for (const name of groups) {
    await links.getByRole("link", { name, exact: true }).click();
    await expect(main.getByRole("heading", { name, level: 2, exact: true })).toBeInViewport();
  }
  const data = page.locator("#data");
  await expect(data.getByRole("heading", { level: 3 })).toHaveText([
    "Data & Privacy",
    "Import",
    "What Hearten has learnt",
    "Your consent",
    "GDPR Status",
    "Legal",
    "Delete account",
  ]);
  const download = page.waitForEvent("download");
  await data.getByRole("button", { name: "Export everything" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  page.once("dialog", (question) => question.dismiss());
  await data.getByRole("button", { name: "Delete Your Account" }).click();
  await page.reload();
  await expect(main.getByText("Maya Okafor")).toBeVisible();
});

test("the theme changes at once, with its background, and is remembered by its name", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await signInAsMaya(page);
  await page.goto("/settings");
  const sky = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--sky"));
  const byDay = await sky();
  await page.getByRole("switch", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  expect(await sky()).not.toBe(byDay);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("a trial is cancelled and taken back, each with the server's words", async ({
  page,
  brokenOnPurpose,
}) => {
  await signInAsNewcomer(page);
  await page.goto("/settings");
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Subscription" }) });
  await expect(card).toContainText("Free Trial");
  await expect(card.locator(".badge.info")).toHaveText("Trial");
  await expect(card).toContainText(/Your trial ends on [A-Z][a-z]+ \d+, \d{4}\./);

  brokenOnPurpose.add("/api/subscription/");
  await fail(page, "/api/subscription/cancel", 503, { message: "Not now." });
  await card.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.locator(".toast")).toHaveText("Cancellation failedNot now.");
  await mend(page, "/api/subscription/cancel");
  await card.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.locator(".toast b")).toHaveText("Subscription cancelled");
  await expect(card).toContainText(/Cancelled\. You'll keep your access until /);
  // What was pressed is gone: the focus is where it says so.
  await expect(card).toBeFocused();

  await fail(page, "/api/subscription/reactivate", 503, { message: "Not now." });
  await card.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.locator(".toast")).toHaveText("Reactivation failedNot now.");
  await mend(page, "/api/subscription/reactivate");
  await card.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.locator(".toast b")).toHaveText("Subscription reactivated");
  await expect(card.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(card).toBeFocused();
});

test("a member without a subscription is offered one", async ({ page }) => {
  await page.request.post("/api/auth/register", {
    data: { email: "offered@example.com", password: "warm bread and rain" },
  });
  await page.goto("/settings");
  await expect(page.getByText("User", { exact: true })).toBeVisible();
  await expect(page.locator(".badge.bad", { hasText: "Inactive" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Free", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Subscribe Now" })).toHaveAttribute("href", "/subscription");
});

test("the export is a CSV named by product and day, or says that it failed", async ({
  page,
  brokenOnPurpose,
}) => {
  await signInAsMaya(page);
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export your data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^hearten-data-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page.locator(".toast")).toHaveText(
    "Export CompleteYour data has been downloaded successfully",
  );
  brokenOnPurpose.add("/api/user/export");
  await fail(page, "/api/user/export");
  await page.getByRole("button", { name: "Export your data" }).click();
  await expect(page.locator(".toast")).toHaveText("Export FailedExport failed");
});

test("the admin alone has the Admin Panel", async ({ page }) => {
  const { email, password } = DEMO_ADMIN;
  await page.request.post("/api/auth/login", { data: { email, password } });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  for (const [name, href] of [
    ["Manage Newsletter", "/admin/newsletter"],
    ["Manage Users", "/admin/users"],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(page.getByRole("button", { name: "Export Subscribers CSV" })).toBeEnabled();
});

test("settings says that it is loading, and what it can't tell", async ({ page, brokenOnPurpose }) => {
  await signInAsMaya(page);
  const release = await hold(page, "/api/user");
  await openUnread(page, "/analytics", "Settings");
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  release();
  await expect(page.getByText("Maya Okafor").last()).toBeVisible();

  brokenOnPurpose.add("/api/");
  await fail(page, "/api/gdpr/config");
  await fail(page, "/api/subscription-status");
  await openUnread(page, "/analytics", "Settings");
  await expect(page.getByText("Unable to load GDPR status.")).toBeVisible();
  await expect(page.getByText("We couldn't load your subscription just now.")).toBeVisible();
});

test.describe(() => {
  test.use({ allowedErrors: [/status of 503/] });

  test("a change that fails says so, and changes nothing", async ({ page }) => {
    await register(page, "failing-change@example.com");
    await startTrial(page);
    await page.goto("/settings");
    const unavailable = { status: 503, json: { message: "The payment service does not answer." } };
    await page.route("**/api/subscription/*", (route) => route.fulfill(unavailable));
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
    await expect(page.getByText("Cancellation failed", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("The payment service does not answer.").first()).toBeVisible();
    await page.unroute("**/api/subscription/*");
    await page.reload();
    await expect(page.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  });
});
