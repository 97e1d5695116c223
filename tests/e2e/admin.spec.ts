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
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain(ACCESS);
    expect(html, path).not.toMatch(/<(table|iframe|select)|aria-label="Administration"/);
  }
  await page.goto("/admin/users");
  await expect(page.getByText(ACCESS)).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeHidden();
});

test("an operator's day: one user is opened, exported and deleted, a notice is tried and sent to every member, and the audit read", async ({
  page,
  app,
}) => {
  await registerElsewhere(page, app.url, "nell@asked.example");
  await signInAsAdmin(page);
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Search by email or name" }).fill("NELL@asked");
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  const nell = page.getByRole("link", { name: "nell@asked.example" });
  const [name, address] = await Promise.all(["b", "span"].map((part) => nell.locator(part).boundingBox()));
  expect(address?.y, "the address stands under the name").toBeGreaterThan((name?.y ?? 0) + 10);
  await nell.click();
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
  // What was pressed is gone with its page: the focus goes on from the content of the list.
  await expect(page.locator("#main")).toBeFocused();

  const consoles = page.getByRole("navigation", { name: "Administration" });
  await consoles.getByRole("link", { name: "Newsletter" }).click();
  const toMyself = page.getByRole("button", { name: "Send this letter to me" });
  await expect(toMyself).toBeDisabled();
  await page.getByLabel("Subject Line").fill("A quiet week");
  await page.getByLabel("Content").fill("Hello\n\nBe well.");
  const preview = page.frameLocator("iframe[title='Preview of the newsletter']");
  await expect(preview.getByRole("link", { name: "Unsubscribe" })).toBeVisible();
  await page.getByRole("radio", { name: "Every member" }).check();
  await expect(preview.getByText("so it goes to every member.")).toBeVisible();
  await expect(preview.getByRole("link", { name: "Unsubscribe" })).toHaveCount(0);
  await toMyself.click();
  await expect(page.getByText(/accepted the letter\. Sent to admin@hearten\.example\./)).toBeVisible();
  await page.getByRole("button", { name: "Send to Every Member" }).click();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  const sent = page.getByRole("listitem").filter({ hasText: "A quiet week" });
  await expect(sent.getByText("Notice to every member")).toBeVisible();
  // What was said of trying it is over with it.
  await expect(page.getByText(/accepted the letter/)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await setText(page, "200%");
  await expect.poll(() => sideways(page), "the list of letters, with large text").toBeLessThanOrEqual(0);
  await setText(page, "");
  await page.setViewportSize({ width: 1280, height: 720 });

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
  await expect(page.getByText(/\d+ delivered · 0 failed · 0 unsubscribed/).first()).toBeVisible({
    timeout: 15_000,
  });
});

async function expectToast(page: Page, title: string | RegExp, description?: string | RegExp): Promise<void> {
  const toast = page.locator(".toast");
  await expect(toast.locator("b")).toHaveText(title);
  if (description) await expect(toast.getByText(description).first()).toBeVisible();
}
