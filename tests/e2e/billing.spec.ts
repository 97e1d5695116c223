import { mailsTo } from "@/tests/support/outbox";
import { checkInBy, signInAsNewcomer } from "./support/people";
import { expect, test } from "./support/test";

test("a member starts the trial, cancels it in two presses, takes that back, and has a mail for each", async ({
  page,
  app,
}) => {
  const email = "billing@example.com";
  await signInAsNewcomer(page, email);
  await page.goto("/settings");
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Subscription" }) });
  await expect(card).toContainText("Free Trial");
  await expect(card).toContainText(/Your trial ends on [A-Z][a-z]+ \d+, \d{4}\./);

  await card.getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    /You'll keep your access until [A-Z][a-z]+ \d+, \d{4}, and you can change your mind until then\./,
  );
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("Subscription cancelled", { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText(/^You'll keep your access until .*\. We've sent you a confirmation\.$/).first(),
  ).toBeVisible();
  await expect(card).toContainText(/Cancelled\. You'll keep your access until/);
  // There is access until then.
  await checkInBy(page, { sleepQuality: 2 });

  await card.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByText("Subscription reactivated", { exact: true }).first()).toBeVisible();
  await expect(card.getByRole("button", { name: "Cancel" })).toBeVisible();

  await expect
    .poll(async () => (await mailsTo(app.dataDir, email)).map(({ subject }) => subject).sort())
    .toEqual([
      "Please verify your email address",
      "Welcome to Hearten",
      "Your subscription is cancelled",
      "Your subscription will carry on",
    ]);
});
