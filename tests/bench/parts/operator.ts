import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { signIn } from "../support/members";
import type { Row } from "../support/row";
import { ASKED_FOR } from "../support/seeded";
import type { Stage } from "../support/stage";

const USERS = 2_000;
/** What somebody waits for without losing their thread. */
const STEP_MS = 1_000;
const LETTER_MS = 120_000;
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SUBJECT = "A quiet week";

type Step = [what: string, act: (page: Page) => Promise<unknown>, target?: number];

/** The admin's steps, in order; each ends when what was asked for is there. */
const STEPS: readonly Step[] = [
  ["opens the users", open("/admin/users", /^Showing \d+ of 2,00\d$/)],
  ["finds one", find],
  [
    "opens them",
    (page) =>
      click(page, "link", ASKED_FOR.email, () =>
        heading(page, `${ASKED_FOR.firstName} ${ASKED_FOR.lastName}`),
      ),
  ],
  ["reads their audit", readAudit],
  ["exports their data", exportOne],
  ["deletes them", deleteOne, 3 * STEP_MS],
  ["opens the newsletter", open("/admin/newsletter", "No newsletter subscribers yet.")],
  ["syncs verified users", syncReaders, 3 * STEP_MS],
  ["writes, and sends it to themselves", sendToSelf, 3 * STEP_MS],
  ["sends it to everyone", sendToAll],
  ["sees it delivered", delivered, LETTER_MS],
  ["reads the audit of who was deleted", readDeleted],
];

/**
 * An operator's day with 2,000 users on PostgreSQL, as long as each step of it takes. `PICTURES` names a folder that
 * gets a picture of each, in both widths.
 */
export async function operator(stage: Stage): Promise<Row[]> {
  const ours = await stage.consoles(USERS, "postgres");
  const { browser } = await stage.browser();
  const context = await browser.newContext({ baseURL: ours.url, viewport: WIDE, reducedMotion: "reduce" });
  await signIn(context, ours.url, ours.admin);
  const page = await context.newPage();
  // Nobody's day begins with the server's.
  for (const path of ["/admin/users", "/admin/newsletter", "/admin/audit", "/admin/users"])
    await page.goto(path, { waitUntil: "networkidle" });
  const rows: Row[] = [];
  for (const [what, act, target = STEP_MS] of STEPS) {
    const began = performance.now();
    await act(page);
    const value = Math.round(performance.now() - began);
    rows.push({
      figure: `${USERS.toLocaleString("en-GB")} users: the admin ${what}`,
      value,
      unit: "ms",
      target,
    });
    await keepPictures(page, `${rows.length}-${what.replaceAll(/\W+/g, "-")}`);
  }
  await context.close();
  return rows;
}

function open(path: string, text: string | RegExp) {
  return async (page: Page) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  };
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
const dialogOf = (page: Page) => page.getByRole("dialog");
const told = (page: Page, title: string) => expect(page.locator(".toast b")).toHaveText(title);

async function click(
  page: Page,
  role: "link" | "button",
  name: string,
  seen: () => Promise<void>,
): Promise<void> {
  await page.getByRole(role, { name }).first().click();
  await seen();
}

async function find(page: Page): Promise<void> {
  await page.getByRole("searchbox", { name: "Search by email or name" }).fill(ASKED_FOR.email.slice(0, 8));
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
}

async function readAudit(page: Page): Promise<void> {
  await click(page, "link", "Audit log of this person", () => heading(page, "Audit Log"));
  for (const act of ["Registered", "User viewed"])
    await expect(page.getByRole("row").filter({ hasText: act })).not.toHaveCount(0);
}

async function exportOne(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole("button", { name: "Export this person's data" }).click();
  const file = page.waitForEvent("download");
  await dialogOf(page).getByRole("button", { name: "Export", exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
  await told(page, "Data exported");
}

async function deleteOne(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialogOf(page).getByRole("button", { name: "Delete", exact: true }).click();
  await told(page, "User deleted");
}

async function syncReaders(page: Page): Promise<void> {
  await click(page, "button", "Sync Verified Users", () => told(page, "Subscribers Synced!"));
}

async function sendToSelf(page: Page): Promise<void> {
  await page.getByLabel("Subject Line").fill(SUBJECT);
  await page.getByLabel("Content").fill("Hello\n\nThe evenings are long now. Be well, and be slow.");
  await click(page, "button", "Send this letter to me", () =>
    expect(page.getByText(/accepted the letter\. Sent to /)).toBeVisible(),
  );
}

async function sendToAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send to All Subscribers" }).click();
  await expect(dialogOf(page)).toContainText(/It goes to [\d,]+ recipients/);
  await dialogOf(page).getByRole("button", { name: "Send", exact: true }).click();
  await told(page, "Newsletter sent successfully!");
}

async function delivered(page: Page): Promise<void> {
  const letter = page.getByRole("listitem").filter({ hasText: SUBJECT });
  await expect(letter.getByText(/^1,\d{3} delivered · 0 failed · 0 unsubscribed$/)).toBeVisible({
    timeout: LETTER_MS,
  });
}

async function readDeleted(page: Page): Promise<void> {
  await page.goto("/admin/audit?action=user_deleted");
  await page
    .getByRole("button", { name: /^Deleted \(/ })
    .first()
    .click();
  await page.getByLabel("Action").selectOption("All actions");
  for (const act of ["Registered", "Data exported", "User deleted"])
    await expect(page.getByRole("row").filter({ hasText: act })).toHaveCount(1);
}

async function keepPictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: join(folder, `${name}-${viewport.width}.png`), fullPage: true });
  }
}
