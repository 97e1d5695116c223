import type { Page } from "@playwright/test";
import { registerElsewhere, signInAsAdmin, signInAsMaya } from "./support/people";
import { setText, sideways } from "./support/screens";
import { expect, test } from "./support/test";

const ACCESS = "Admin access required. Please contact support if you believe this is an error.";

// The browser says so of the scripts with which the test itself looks into the preview: it runs none.
test.use({ allowedErrors: [/^Blocked script execution in 'about:srcdoc'/] });

test("a member sees that the consoles are not theirs", async ({ page }) => {
  await signInAsMaya(page);
  const aUser = "/admin/users/0190163d-8694-739b-aea5-966c26f8ad91";
  for (const path of ["/admin/users", aUser, "/admin/newsletter", "/admin/audit"]) {
    await page.goto(path);
    await expect(page.getByText(ACCESS)).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeHidden();
});

test("the admin finds users, and deletes one and several", async ({ page, app }) => {
  for (const name of ["ida", "ivo", "iris"]) await registerElsewhere(page, app.url, `${name}@gone.example`);
  await signInAsAdmin(page);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Manage Users" }).click();
  await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
  for (const card of ["Total Users", "Verified", "Active Subscriptions", "Trial Users"])
    await expect(page.getByRole("heading", { name: card, exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+\.\d% verified$/)).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Search by email or name" });
  await search.fill("nobody at all");
  await expect(page.getByText("No users match your search criteria.")).toBeVisible();
  await search.fill("GONE.EXAMPLE");
  await expect(page.getByText("Showing 3 of 3")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Verified");
  await expect(page.getByText("No users match your search criteria.")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Unverified");
  await expect(page.getByRole("row").getByText("Unverified")).toHaveCount(3);

  const ida = page.getByRole("link", { name: /ida@gone\.example/ });
  const [name, address] = await Promise.all(["b", "span"].map((part) => ida.locator(part).boundingBox()));
  expect(address?.y, "the address stands under the name").toBeGreaterThan((name?.y ?? 0) + 10);

  await page.getByRole("button", { name: "Delete ida@gone.example" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This is permanent and can't be undone.");
  for (const goes of ["quotes", "preferences", "subscription info"]) await expect(dialog).toContainText(goes);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "User deleted", "No Stripe subscription to cancel.");
  // Its row is gone, and the focus goes on from the page's content.
  await expect(page.locator("#main")).toBeFocused();

  await expect(page.getByText("Showing 2 of 2")).toBeVisible();
  await page.getByRole("checkbox", { name: /Select all/ }).check();
  await expect(page.getByText("All 2 users that match")).toBeVisible();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(dialog).toContainText("2 users");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Bulk delete completed", "2 users deleted successfully");
  await expect(page.getByText("No users match your search criteria.")).toBeVisible();

  await page.goto("/admin/audit");
  await page.getByLabel("Action").selectOption("User deleted");
  for (const row of [1, 2, 3]) await expect(page.getByRole("row").nth(row)).toContainText("User deleted");
});

test("an operator's day: one user is opened, exported and deleted, a letter is tried and sent, and the audit read", async ({
  page,
  app,
}) => {
  await registerElsewhere(page, app.url, "nell@asked.example");
  await signInAsAdmin(page);
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Search by email or name" }).fill("nell@asked");
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  await page.getByRole("link", { name: "nell@asked.example" }).click();
  await expect(page.getByRole("heading", { name: "Robin", level: 1 })).toBeVisible();
  for (const fact of ["No, there is no subscription", "Password", "Not subscribed"])
    await expect(page.getByRole("definition").filter({ hasText: fact })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Verification" })).toContainText(/Sent|Waiting/);

  await page.getByRole("button", { name: "Export this person's data" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Only do this if they've asked for it.");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^hearten-everything-.*\.json$/);
  await expectToast(page, "Data exported");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL("/admin/users");
  await expectToast(page, "User deleted");

  const consoles = page.getByRole("navigation", { name: "Administration" });
  await consoles.getByRole("link", { name: "Newsletter" }).click();
  await page.getByRole("button", { name: "Sync Verified Users" }).click();
  const toMyself = page.getByRole("button", { name: "Send this letter to me" });
  await expect(toMyself).toBeDisabled();
  await page.getByLabel("Subject Line").fill("A quiet week");
  await page.getByLabel("Content").fill("Hello\n\nBe well.");
  await toMyself.click();
  await expect(page.getByText(/accepted the letter\. Sent to admin@hearten\.example\./)).toBeVisible();
  await page.getByRole("button", { name: "Send to All Subscribers" }).click();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "A quiet week" })).toBeVisible();
  // What was said of trying it is over with it.
  await expect(page.getByText(/accepted the letter/)).toBeHidden();

  await consoles.getByRole("link", { name: "Audit log" }).click();
  await page.getByLabel("Action").selectOption("User deleted");
  await page
    .getByRole("button", { name: /^Deleted \(/ })
    .first()
    .click();
  await page.getByLabel("Action").selectOption("All actions");
  await page.getByLabel("From").fill("2026-01-01");
  const acts = page.getByRole("row");
  await expect(acts.filter({ hasText: "admin@hearten.example" })).toHaveCount(3);
  for (const act of ["Registered", "User viewed", "Data exported", "User deleted"])
    await expect(acts.filter({ hasText: act })).toHaveCount(1);
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^hearten-audit-.*\.csv$/);
});

test("failures of the users' console are told in the server's words", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/users");
  await page.route("**/api/admin/users/*", (route) =>
    route.fulfill({ status: 200, json: { unexpected: true } }),
  );
  await page.getByRole("button", { name: "Delete maya@hearten.example" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  // The question stays open, so it says itself what went wrong.
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Delete failed: Please try again.");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("checkbox", { name: "Select maya@hearten.example" }).check();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "Bulk delete failed: Please try again.",
  );
});

test("an old sign-in is asked for its password, and the act goes on after it", async ({ page, app }) => {
  await registerElsewhere(page, app.url, "late@gone.example");
  await signInAsAdmin(page);
  await page.goto("/admin/users");
  let isFresh = false;
  await page.route("**/api/auth/reauthenticate", async (route) => {
    isFresh = true;
    await route.continue();
  });
  // The console itself reports a refused call, so this one is refused by a reply that says so.
  const refusal = { code: "reauthenticate", message: "Please enter your password again to carry on." };
  await page.evaluate((body) => {
    const real = window.fetch;
    let refused = false;
    window.fetch = async (input, init) => {
      if (init?.method === "DELETE" && !refused) {
        refused = true;
        return Response.json(body, { status: 403 });
      }
      return real(input, init);
    };
  }, refusal);
  await page.getByRole("button", { name: "Delete late@gone.example" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Please confirm it's you" });
  await question.getByLabel("Current password", { exact: true }).fill("keeper-of-the-light");
  await question.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "User deleted", "No Stripe subscription to cancel.");
  expect(isFresh).toBe(true);
});

test("the admin writes, tries and sends a newsletter, and keeps its lists", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/newsletter");
  await expect(page.getByRole("heading", { name: "Newsletter Management" })).toBeVisible();

  await page.getByRole("button", { name: "Sync Verified Users" }).click();
  await expectToast(page, "Subscribers Synced!", /^Synced \d+ verified users\. Total verified: \d+$/);
  await expect(page.getByRole("row").getByText("admin@hearten.example")).toBeVisible();

  await page.getByRole("button", { name: /^Test / }).click();
  await expect(page.getByText(/accepted the test email/)).toBeVisible();
  await page.getByRole("button", { name: "Check Credits" }).click();
  await expect(page.getByText(/there's no quota/)).toBeVisible();

  const sendButton = page.getByRole("button", { name: "Send to All Subscribers" });
  await expect(sendButton).toBeDisabled();
  const attack = "Hi <img src=x onerror=\"document.title='ran'\">";
  await page.getByLabel("Subject Line").fill(attack);
  await page.getByLabel("Content").fill(`${attack}\n\n<script>document.title="ran"</script>`);
  const preview = page.frameLocator("iframe[title='Preview of the newsletter']");
  await expect(preview.getByRole("heading", { name: "Hi" })).toHaveText(attack);
  await expect(preview.locator("img, script")).toHaveCount(0);

  await sendButton.click();
  await expect(page.getByRole("dialog")).toContainText(/It goes to \d+ recipients?\./);
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expectToast(page, "Newsletter sent successfully!", /^Delivered to \d+ subscribers\.$/);
  await expect(page.getByLabel("Subject Line")).toHaveValue("");
  await expect(page.getByText(/\d+ delivered · 0 failed · 0 unsubscribed/).first()).toBeVisible({
    timeout: 15_000,
  });
  expect(await page.title()).not.toContain("ran");

  await page.getByRole("button", { name: "View admin@hearten.example" }).click();
  await expect(page.getByRole("dialog")).toContainText("Active");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "View admin@hearten.example" })).toBeFocused();
  const frame = page.locator("iframe[title='Preview of the newsletter']");
  await frame.focus();
  await expect(frame).toHaveCSS("outline-style", "solid");
  await page.getByRole("tab", { name: "Member Subscribers" }).click();
  await page.getByRole("switch", { name: "Newsletter for admin@hearten.example" }).click();
  await expectToast(page, "Member Newsletter Updated");

  await page.getByRole("tab", { name: "Newsletter Subscribers" }).click();
  await expect(page.getByRole("button", { name: "Delete admin@hearten.example" })).toBeHidden();
  await page.getByRole("button", { name: "Sync Verified Users" }).click();
  await expectToast(page, "Subscribers Synced!");
  page.once("dialog", (dialog) => {
    expect(dialog.message()).toBe(
      "Are you sure you want to delete admin@hearten.example? This action cannot be undone.",
    );
    void dialog.accept();
  });
  await page.getByRole("button", { name: "Delete admin@hearten.example" }).click();
  await expectToast(page, "Subscriber Deleted");
  await expect(page.getByRole("region", { name: "Newsletter subscribers" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Delete admin@hearten.example" })).toBeHidden();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export Subscribers CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^hearten-subscribers-.*\.csv$/);
});

test("the admin sends a notice to every member", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/newsletter");
  const group = page.getByRole("group", { name: "Who gets it" });
  await expect(group.getByRole("radio", { name: "Newsletter readers" })).toBeChecked();
  const subject = `New terms ${Date.now()}`;
  await page.getByLabel("Subject Line").fill(subject);
  await page.getByLabel("Content").fill("Our new terms apply from 1 March.");
  const preview = page.frameLocator("iframe[title='Preview of the newsletter']");
  await expect(preview.getByRole("link", { name: "Unsubscribe" })).toBeVisible();

  const reason = "Only for things every member has to be told: prices, terms, their data, closing down.";
  await expect(page.getByText(reason)).toBeHidden();
  await group.getByRole("radio", { name: "Every member" }).check();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(preview.getByText("so it goes to every member.")).toBeVisible();
  await expect(preview.getByRole("link", { name: "Unsubscribe" })).toHaveCount(0);

  await page.getByRole("button", { name: "Send to Every Member" }).click();
  const dialog = page.getByRole("dialog", { name: "Send this notice to every member?" });
  const words = await dialog.getByText(/^It goes to \d+ members?\.$/).textContent();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  const told = words?.replace("It goes to", "It's going to") ?? "";
  await expectToast(page, "Your notice is being sent", told);
  await expect(group.getByRole("radio", { name: "Newsletter readers" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Send to All Subscribers" })).toBeDisabled();

  const sent = page.getByRole("listitem").filter({ hasText: subject });
  await expect(sent.getByText("Notice to every member")).toBeVisible();
  await expect(sent.getByText(/^\d+ delivered · 0 failed$/)).toBeVisible({ timeout: 15_000 });

  await page.setViewportSize({ width: 390, height: 844 });
  await setText(page, "200%");
  await expect.poll(() => sideways(page), "the list of letters, with large text").toBeLessThanOrEqual(0);
});

test("failures of the newsletter's console have their words", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/newsletter");
  await page.getByRole("button", { name: "Sync Verified Users" }).click();
  await expectToast(page, "Subscribers Synced!");
  await page.route(/\/api\/(admin|newsletter)\//, (route) => {
    const { pathname } = new URL(route.request().url());
    if (/stats|preview|subscribers$/.test(pathname) && !pathname.includes("sync")) return route.continue();
    if (pathname.endsWith("/recipients")) return route.fulfill({ json: { recipients: 2 } });
    return route.fulfill({ status: 200, json: { unexpected: true } });
  });
  await page.getByRole("button", { name: "Sync Verified Users" }).click();
  await expectToast(page, "Sync Failed", "Failed to sync subscribers. Please try again.");
  await page.getByRole("button", { name: /^Test / }).click();
  await expectToast(page, "Test Failed", /^Unable to test /);
  await page.getByRole("button", { name: "Check Credits" }).click();
  await expectToast(page, "Check Failed", "Unable to check credits");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete admin@hearten.example" }).click();
  await expectToast(page, "Delete Failed", "Failed to delete subscriber. Please try again.");
  await page.getByLabel("Subject Line").fill("Hello");
  await page.getByLabel("Content").fill("Hello");
  await page.getByRole("button", { name: "Send to All Subscribers" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "Failed to send newsletter: Please try again.",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("tab", { name: "Member Subscribers" }).click();
  await page.getByRole("switch", { name: "Newsletter for admin@hearten.example" }).click();
  await expectToast(
    page,
    "Update Failed",
    "Failed to update member newsletter preference. Please try again.",
  );

  await page.unrouteAll();
  const failure = { message: "No", diagnosis: "It said no.", error: "401", details: { to: "a@b.example" } };
  await page.route("**/test-send", (route) => route.fulfill({ json: { success: false, ...failure } }));
  await page.route("**/check-credits", (route) =>
    route.fulfill({ json: { success: false, credits: null, error: "It said no." } }),
  );
  await page.getByRole("button", { name: /^Test / }).click();
  await expectToast(page, /^\S+ Test Failed$/, "It said no.");
  await page.getByRole("button", { name: "Check Credits" }).click();
  await expectToast(page, "Credit Check Failed", "It said no.");
});

async function expectToast(page: Page, title: string | RegExp, description?: string | RegExp): Promise<void> {
  const toast = page.locator(".toast");
  await expect(toast.locator("b")).toHaveText(title);
  if (description) await expect(toast.getByText(description).first()).toBeVisible();
}
