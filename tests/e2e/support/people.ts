import { expect, type Page } from "@playwright/test";
import { DEMO_ADMIN, DEMO_MEMBER } from "@/prisma/seed/demo-accounts.mjs";
import { hydrated } from "./hydrated";
import { CARD, typeCard } from "./stripe-browser";

/** Signs the demo's member in, without the screen. */
export function signInAsMaya(page: Page): Promise<void> {
  return signIn(page, DEMO_MEMBER);
}

/** Signs the demo's admin in, without the screen. */
export function signInAsAdmin(page: Page): Promise<void> {
  return signIn(page, DEMO_ADMIN);
}

async function signIn(page: Page, { email, password }: typeof DEMO_MEMBER): Promise<void> {
  await answerOf(page, "/api/auth/login", { email, password });
}

/** Makes an account and leaves it where a new one lands: choosing the plan. */
export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Create Account" }).click();
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account", exact: true }).click();
  await page.waitForURL("**/subscription");
  await hydrated(page);
}

export const PASSWORD = "warm bread and rain";

/** Makes an account, without the screen, and is signed in to it. */
export async function signUp(page: Page, email: string): Promise<void> {
  await answerOf(page, "/api/auth/register", { email, password: PASSWORD, firstName: "Robin" });
}

type FillCard = (setupIntentId: string) => void;
let fillAnyCard: FillCard | undefined;

/** Gives a card to whoever signs up on a server that takes payments. */
export function payWith(fillCard: FillCard): void {
  fillAnyCard = fillCard;
}

/** Makes an account and takes the free trial, without the screen; where a card is asked for, `fillCard` gives it. */
export async function signUpOnTrial(page: Page, email: string, fillCard = fillAnyCard): Promise<void> {
  await signUp(page, email);
  const { clientSecret } = await answerOf(page, "/api/create-setup-intent");
  const setupIntentId = String(clientSecret).replace(/_secret_.*/, "");
  fillCard?.(setupIntentId);
  await answerOf(page, "/api/create-subscription-after-setup", { setupIntentId });
}

let newcomers = 0;

/** Signs in someone who has just begun: on trial, agreed to what a check-in asks, without an entry. */
export async function signInAsNewcomer(
  page: Page,
  email = `newcomer-${++newcomers}@example.com`,
): Promise<{ email: string; password: string }> {
  await signUpOnTrial(page, email);
  await consentToCheckIns(page);
  return { email, password: PASSWORD };
}

/** Makes check-ins without the screen; answers the newest one's words. */
export async function checkInBy(page: Page, ...ratings: Record<string, unknown>[]): Promise<string> {
  let words = "";
  for (const rating of ratings) words = String((await answerOf(page, "/api/quotes/generate", rating)).text);
  return words;
}

async function answerOf(page: Page, path: string, data: object = {}): Promise<Record<string, unknown>> {
  const reply = await page.request.post(path, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}

/** Agrees to what a first check-in asks, without the screen. */
export async function consentToCheckIns(page: Page): Promise<void> {
  await answerOf(page, "/api/user/consents", { moodData: true, aiQuotes: true });
}

/** Opens a new member's first check-in by agreeing to what it asks. */
export async function agreeToCheckIn(page: Page): Promise<void> {
  await page.goto("/sliders");
  await expect(page.getByText("Before your first check-in")).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page
    .getByRole("button", { name: /^I agree/ })
    .first()
    .click();
  await expect(page.getByRole("slider")).toHaveCount(15);
}

/** Takes the free trial, with a card where one is asked for, and closes the welcome. */
export async function startTrial(page: Page, card: string = CARD.works): Promise<void> {
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await expect(page.getByRole("button", { name: "Back to Plans" })).toBeVisible();
  if (await page.getByRole("heading", { name: "Payment details" }).isVisible()) await typeCard(page, card);
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await page.waitForURL(/\/(\?welcome=true)?$/);
  const welcome = page.getByRole("dialog");
  await expect(welcome).toContainText("Hearten");
  await welcome.getByRole("button", { name: "Close" }).click();
  await expect(welcome).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
}

/** Registers in a browser of its own, so that this one stays signed out. */
export async function registerElsewhere(page: Page, url: string, email: string): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL: url });
  const data = { email, password: PASSWORD, firstName: "Robin" };
  expect((await context?.request.post("/api/auth/register", { data }))?.ok()).toBe(true);
  await context?.close();
}
