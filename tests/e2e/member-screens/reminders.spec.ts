import type { BrowserContext, Page } from "@playwright/test";
import { awayTitle } from "../support/away-title";
import { comesHere } from "../support/comes-here";
import { signInAsNewcomer } from "../support/people";
import { expect, test } from "../support/test";

test.use({ serviceWorkers: "allow" });

/**
 * Chromium's own subscribing asks Google's push service, which no test may: its place is taken by one that keeps the
 * subscription in the browser. The worker, the permission and our own calls are the real ones.
 */
async function withoutGoogle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const NAME = "subscription in place of the browser's";
    type Kept = { endpoint: string; key: number[] };
    const kept = (): Kept | null => JSON.parse(localStorage.getItem(NAME) ?? "null");
    const subscriptionOf = ({ endpoint, key }: Kept) => ({
      endpoint,
      options: { applicationServerKey: Uint8Array.from(key).buffer },
      unsubscribe: async () => {
        localStorage.removeItem(NAME);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const present = kept();
        return present && subscriptionOf(present);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        const made = {
          endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          key: Array.from(applicationServerKey),
        };
        localStorage.setItem(NAME, JSON.stringify(made));
        return subscriptionOf(made);
      },
    });
  });
}

const reminderSwitch = (page: Page) => page.getByRole("switch", { name: "Remind me on this device" });

test("reminders go on by the switch, stay on, show everyone the same quiet words, and end with signing out", async ({
  page,
  context,
  app,
}) => {
  await withoutGoogle(context);
  await context.grantPermissions(["notifications"]);
  const { email, password } = await signInAsNewcomer(page);
  await page.goto("/settings");
  await expect(reminderSwitch(page)).not.toBeChecked();
  await page.getByLabel("Time", { exact: true }).fill("06:15");
  await reminderSwitch(page).click();
  await expect(page.locator(".toast b")).toHaveText("Reminders are on");
  await expect(page.getByText(/^On, in Chrome on /)).toBeVisible();
  await page.getByLabel("Time", { exact: true }).fill("07:30");
  await page.getByRole("button", { name: "Add a second time" }).click();
  await page.getByLabel("Second time").fill("19:00");
  await page.getByRole("checkbox", { name: "Sunday" }).uncheck({ force: true });
  await page.getByLabel("Skip days when I've already checked in").uncheck();
  await page.getByRole("button", { name: "Save reminders", exact: true }).click();
  await expect(page.locator(".toast b").first()).toHaveText("Reminders saved");

  await page.reload();
  await expect(reminderSwitch(page)).toBeChecked();
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue("07:30");
  await expect(page.getByLabel("Second time")).toHaveValue("19:00");
  await expect(page.getByRole("checkbox", { name: "Sunday" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Monday" })).toBeChecked();
  await expect(page.getByLabel("Skip days when I've already checked in")).not.toBeChecked();

  await pushNothing(page, app.url);
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: "Hearten", body: "A quiet moment, whenever you'd like one." }]);

  await page.getByRole("banner").getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.request.post("/api/auth/login", { data: { email, password } });
  const left = await (await page.request.get("/api/user/reminders")).json();
  expect(left).toMatchObject({ time: "07:30", secondTime: "19:00", unlessCheckedIn: false, devices: [] });
});

/** Delivers an empty push message to the app's worker, as the browser does. */
async function pushNothing(page: Page, origin: string): Promise<void> {
  await comesHere(page);
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: "" });
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

interface Manifest {
  shortcuts: { name: string; url: string }[];
}

test("the app's icon leads to a short check-in that isn't remembered, to words, and to help with or without a connection", async ({
  page,
  context,
  app,
  brokenOnPurpose,
}) => {
  const { shortcuts } = (await (await page.request.get("/manifest.webmanifest")).json()) as Manifest;
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["Short check-in", "/sliders?form=short"],
    ["Words you kept", "/favorites"],
    ["Need help now?", "/faq#crisis"],
  ]);
  await page.goto("/faq#crisis");
  await expect(
    page
      .locator("#crisis")
      .getByRole("link", { name: /116 123/ })
      .first(),
  ).toBeVisible();

  await signInAsNewcomer(page);
  await page.goto("/sliders?form=short");
  const form = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect(form("Short")).toBeChecked();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("check-in-form");
  await form("Full").check({ force: true });
  await expect(page).toHaveURL(/\/sliders$/);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  brokenOnPurpose.add(app.url);
  await context.setOffline(true);
  await page.goto("/faq#crisis");
  await expect(await awayTitle(page)).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /116 123/ })
      .first(),
  ).toBeVisible();
});
