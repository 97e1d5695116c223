import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { OPENED_KEY } from "@/lib/http/theme-script";
import { awayTitle } from "./support/away-title";
import { comesHere } from "./support/comes-here";
import { checkInBy, PASSWORD, signInAsNewcomer } from "./support/people";
import { expect, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** Longer than an offline page waits before it asks again for the connection (`offline-screen.tsx`). */
const ASKED_AGAIN_MS = 16_000;
/** Longer than what is kept waits before it is sent again (`kept-check-ins.tsx`). */
const SENT_AGAIN_MS = 61_000;

/** Resolves once the service worker has this page. */
function workerReady(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    });
  });
}

const keptOf = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cached: (
      await Promise.all(
        (
          await caches.keys()
        ).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    ).flat(),
  }));

test("a check-in waits on the device, is sent once when the connection is back, and nothing is left after sign-out", async ({
  page,
  context,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await checkInOffline(page, "train@example.com");

  await page.goto("/sliders");
  await expect(await awayTitle(page)).toBeVisible();
  await page.getByRole("slider", { name: "Sleep", exact: true }).focus();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Keep my check-in" }).click();
  await expect(page.getByText("Your check-in is kept on this device, encrypted.")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Your check-in is kept on this device");
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.getByRole("link", { name: "Progress" }).click();
  await expect(page.getByText("2 check-ins are kept on this device, encrypted.")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("Your Progress Journey")).toBeVisible();
  await expect.poll(async () => (await stats(page)).totalEntries).toBe(2);
  await page.reload();
  await expect(page.getByText("Your Progress Journey")).toBeVisible();
  expect((await stats(page)).totalEntries).toBe(2);

  await page.goto("/");
  await page.getByRole("link", { name: "Log out" }).click();
  await expectNothingLeft(page);
});

test("a member who has only ever opened Home finds a check-in and their saved words without a connection, by link and by address", async ({
  page,
  context,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await page.goto("/");
  await comesHere(page);
  await workerReady(page);
  // Before anybody has signed in and agreed to check-ins, nothing but files.
  expect((await keptOf(page)).databases).toEqual([]);
  await signInAsNewcomer(page, "only-home@example.com");
  // Words that lead to people, who then have to be there.
  const words = await checkInBy(page, { hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 });
  const { quotes } = await (await page.request.get("/api/quotes/recent")).json();
  await page.request.patch(`/api/quotes/${quotes[0].id}/favorite`, { data: { isFavorite: true } });
  await page.goto("/");
  await expect
    .poll(async () => Object.values(await storeOf(page)).map(({ length }) => length))
    .toEqual([1, 0, 1]);

  await context.setOffline(true);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "You", exact: true })
    .click();
  await expect(page.getByRole("button", { name: "Keep my check-in" })).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(15);
  await page.goto("/favorites");
  await expect(page.getByRole("listitem").getByRole("blockquote")).toHaveText(words);
  await expect(page.getByRole("group", { name: "People to talk to" }).getByRole("link")).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page.goto("/progress");
  await expect(page.getByText("Your entries are safe.")).toBeVisible();
  await expect(page.getByText(/kept on this device/)).toHaveCount(0);
  await page.getByRole("link", { name: "Check in" }).click();
  await expect(page.getByRole("slider")).toHaveCount(15);

  // The browser says nothing of a connection that is back.
  await page.addInitScript(() =>
    window.addEventListener("online", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole("button", { name: "Keep my check-in" })).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(ASKED_AGAIN_MS);
  await expect(page.getByRole("button", { name: "Generate My Quote" })).toBeVisible({ timeout: 15_000 });
  await page.getByRole("link", { name: "Sign out" }).click();
  await expectNothingLeft(page);
});

test("an answer that is lost, and a second press, are one check-in; what waits is delivered whatever the browser says of its connection; a session that is ended elsewhere leaves nothing on the device", async ({
  page,
  context,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await page.clock.install();
  // Before there is a worker: what it passes on is held by no route that comes later.
  let way: "answer lost" | "away" | "there" = "answer lost";
  await context.route("**/api/quotes/generate", async (route) => {
    if (way === "there") return route.continue();
    if (way === "answer lost") await route.fetch();
    await route.abort();
  });
  // It is the second press that sends again, not the device by itself.
  let isAsked = false;
  await context.route("**/api/health", (route) => (isAsked ? route.continue() : route.abort()));
  await openCheckIn(page, "lost-answer@example.com");
  const generate = page.getByRole("button", { name: "Generate My Quote" });
  const kept = page.getByText("Kept on this device", { exact: true });
  await generate.click();
  await expect(kept).toBeVisible();
  way = "there";
  await generate.click();
  const words = page.locator("blockquote");
  const first = (await words.textContent()) ?? "";
  await generate.click();
  await expect(words).not.toHaveText(first);
  expect((await stats(page)).totalEntries).toBe(1);

  way = "away";
  await page.getByRole("slider", { name: "Sleep", exact: true }).press("End");
  await expect(generate).toBeEnabled();
  await generate.click();
  await expect(kept).toBeVisible();
  expect((await stats(page)).totalEntries).toBe(1);
  [way, isAsked] = ["there", true];
  await page.clock.fastForward(SENT_AGAIN_MS);
  await expect(page.getByText("Your check-in has been sent", { exact: true })).toBeVisible();
  expect((await stats(page)).totalEntries).toBe(2);

  expect((await keptOf(page)).databases).toEqual(["hearten"]);
  await context.clearCookies();
  await page.goto("/settings");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await expect.poll(async () => (await keptOf(page)).databases).toEqual([]);
});

test("a gateway that answers in the app's place is no more than a connection that is away; once the server is back the offline page goes on", async ({
  page,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await page.clock.install();
  await openCheckIn(page, "gateway@example.com");
  await app.kill();
  const gateway = createServer((_, reply) =>
    reply.writeHead(502, { "Content-Type": "text/html" }).end("<h1>502 Bad Gateway</h1>"),
  );
  await new Promise<void>((listening) => gateway.listen(Number(new URL(app.url).port), listening));
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByText("Kept on this device", { exact: true })).toBeVisible();
  await page.goto("/progress");
  await expect(page.getByRole("heading", { name: "Hearten isn't answering" })).toBeVisible();
  await expect(page.getByText("One check-in is kept on this device, encrypted.")).toBeVisible();

  await new Promise((closed) => {
    gateway.close(closed);
    gateway.closeAllConnections();
  });
  await app.start();
  await page.clock.fastForward(ASKED_AGAIN_MS);
  await expect(page.getByText("Your Progress Journey")).toBeVisible();
  await expect.poll(async () => (await stats(page)).totalEntries, { timeout: 15_000 }).toBe(1);
  // Opened by itself with a connection, there is nothing to go on to.
  await page.goto("/offline");
  await page.clock.fastForward(ASKED_AGAIN_MS);
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/\/offline$/);
});

test("a device whose clock is an hour fast loses no check-in, and it counts for the time at which it was made; deleting the account leaves nothing there either", async ({
  page,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 3_600_000;
    globalThis.Date = new Proxy(Date, {
      construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [target.now()]),
    });
  });
  const before = Date.now();
  await checkInOffline(page, "fast-clock@example.com");
  await page.context().setOffline(false);
  await expect.poll(async () => (await stats(page)).totalEntries, { timeout: 15_000 }).toBe(1);
  const { quotes } = await (await page.request.get("/api/quotes/recent")).json();
  const madeAt = Date.parse(quotes[0].createdAt);
  expect(madeAt).toBeGreaterThan(before - 5_000);
  expect(madeAt).toBeLessThanOrEqual(Date.now());

  expect((await keptOf(page)).databases).not.toEqual([]);
  await page.goto("/email-preferences");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete Your Account" }).click();
  await expectNothingLeft(page);
});

test("a check-in made while the clock was weeks slow stays on the device, told in place, until its member adds it with today's date", async ({
  page,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  await openCheckIn(page, "slow-clock@example.com");
  await page.clock.setSystemTime(Date.now() - 40 * 86_400_000);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByText("Kept on this device", { exact: true })).toBeVisible();
  await page.clock.setSystemTime(Date.now());
  await page.context().setOffline(false);
  const card = page.getByRole("region", { name: "A check-in is still on this device" });
  await expect(card).toContainText("We can only add check-ins from the last 30 days.");
  await page.goto("/progress");
  await expect(card).toBeVisible();
  expect((await stats(page)).totalEntries).toBe(0);
  await card.getByRole("button", { name: "Add it with today's date" }).click();
  await expect(page.getByText("Your check-in has been added", { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await stats(page)).totalEntries).toBe(1);
  expect((await storeOf(page)).checkIns).toEqual([]);
});

test("nothing on the device opens a check-in that waits; it survives signing out, and goes out with the next sign-in", async ({
  page,
  context,
  app,
  brokenOnPurpose,
}) => {
  brokenOnPurpose.add(app.url);
  let isCutOff = false;
  // The connection is there for signing out, and the check-in still does not get through.
  await context.route("**/api/quotes/generate", (route) => (isCutOff ? route.abort() : route.continue()));
  await checkInOffline(page, "signed-out@example.com");
  const member = (await storeOf(page)).member[0] as { key: object; sealingKey: object };
  expect(member).toMatchObject({
    key: { type: "secret", extractable: false },
    sealingKey: { type: "public" },
  });
  const [waiting] = (await storeOf(page)).checkIns;
  expect(Object.keys(waiting as object).sort()).toEqual(["content", "from", "iv", "memberId"]);

  isCutOff = true;
  await context.setOffline(false);
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.");
  const left = await storeOf(page);
  expect([left.member, left.favorites, left.checkIns.length]).toEqual([[], [], 1]);

  isCutOff = false;
  await page.goto("/auth");
  await page.getByLabel("Email").fill("signed-out@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect.poll(async () => (await stats(page)).totalEntries, { timeout: 15_000 }).toBe(1);
  expect((await storeOf(page)).checkIns).toEqual([]);
});

async function stats(page: Page): Promise<{ totalEntries: number }> {
  // A connection that was kept may be one that the server has just let go.
  return (await page.request.get("/api/user/stats", { maxRetries: 2 })).json();
}

/** What lies in the device's store, with what its keys say of themselves. */
function storeOf(page: Page): Promise<Record<"member" | "checkIns" | "favorites", unknown[]>> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answer(indexedDB.open("hearten"));
    const all = async (name: string) => answer(db.transaction(name).objectStore(name).getAll());
    const said = (value: unknown): unknown =>
      value instanceof CryptoKey ? { type: value.type, extractable: value.extractable } : "sealed";
    const told = (rows: object[]) =>
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, said(value)])));
    const [member, checkIns, favorites] = [
      told(await all("member")),
      told(await all("checkIns")),
      told(await all("favorites")),
    ];
    db.close();
    return { member, checkIns, favorites };
  });
}

/** A new member whose first check-in waits on the device; the connection stays away. */
async function checkInOffline(page: Page, email: string): Promise<void> {
  await openCheckIn(page, email);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Generate My Quote" }).click();
  await expect(page.getByText("Kept on this device", { exact: true })).toBeVisible();
}

/** A new member at their first check-in, on a device that is ready to keep it. */
async function openCheckIn(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await signInAsNewcomer(page, email);
  await page.goto("/sliders");
  await comesHere(page);
  await workerReady(page);
}

/** Waits for the landing page, to which whoever leaves comes. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track.");
  // The page puts the device in order once it stands.
  await expect.poll(async () => (await keptOf(page)).databases).toEqual([]);
  const left = await keptOf(page);
  expect(left.session.filter((key) => key !== OPENED_KEY)).toEqual([]);
  expect(left.local).toEqual([]);
  const files = /\/(_next\/static|art|icons)\/|\/offline(\?|$)/;
  expect(left.cached.filter((url) => !files.test(url))).toEqual([]);
}
