import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { mailsTo } from "@/tests/support/outbox";
import type { App } from "./support/app";
import { signInAsAdmin } from "./support/people";
import { expect, test } from "./support/test";

const ADMIN = "admin@hearten.example";

/** The browser itself reports what the closed console's own reads are answered. */
test.use({ allowedErrors: [/status of 40[03]/] });

test("the admin sets up an app's codes, shows one in a new session, gets in by a recovery code, and turns it off", async ({
  page,
  app,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin/users");
  await page.getByRole("link", { name: "Set up a second factor" }).click();
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByLabel("Code from the email").fill(await mailedCode(app));
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  await page.getByLabel("Code from the app").fill(codeOf(secret));
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const codes = await page
    .locator("#main li")
    .filter({ hasText: /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await newSession(page);
  const spent = await page.request.post("/api/admin/second-factor", { data: { code: codes[0] } });
  expect(spent.ok()).toBe(true);

  await newSession(page);
  for (const closed of ["/admin/second-factor", "/admin/users"]) {
    await page.goto(closed);
    await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
  }
  await expect(page.getByRole("table")).toHaveCount(0);
  await show(page, codes[0] ?? "");
  await expect(page.getByText("That code isn't right, or was used before.")).toBeVisible();
  await show(page, codes[1] ?? "");
  await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();

  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Security" })
    .click();
  await expect(page.getByText("8 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Email me a code" })).toBeVisible();
});

async function newSession(page: Page): Promise<void> {
  await page.request.get("/api/logout");
  await signInAsAdmin(page);
}

async function show(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

function codeOf(secret: string): string {
  return new TOTP({ secret: secret.replaceAll(" ", "") }).generate();
}

async function mailedCode(app: App): Promise<string> {
  let found = "";
  await expect(async () => {
    const mails = await mailsTo(app.dataDir, ADMIN);
    const texts = mails.filter(({ subject }) => subject === "Your code for the second factor");
    found = /\b\d{8}\b/.exec(texts.at(-1)?.text ?? "")?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass();
  return found;
}
