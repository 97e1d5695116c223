import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as confirm from "@/app/api/newsletter/confirm/route";
import * as oneClick from "@/app/api/newsletter/one-click/route";
import * as subscribe from "@/app/api/newsletter/subscribe/route";
import * as unsubscribe from "@/app/api/newsletter/unsubscribe/route";
import type { Database } from "@/lib/db/client";
import { LIMITS } from "@/lib/limits/consume";
import {
  countNewsletterRecipients,
  issueUnsubscribeTokens,
  newsletterRecipients,
  unsubscribeLinks,
} from "@/lib/newsletter/recipients";
import { unsubscribeByAddress } from "@/lib/newsletter/subscribe";
import { newestMail, resetPassword, resetTokenFor } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { tokenIn } from "@/tests/support/outbox";
import { type Member, member } from "@/tests/support/people";
import { type Browser, call, newBrowser, type Reply } from "@/tests/support/request";

const SENT = { message: "Nearly there: the email that's on its way to you says what to do next." };
const LEFT = { message: "This address won't get any more newsletters from us." };
const DAY = 86_400_000;

let db: Database;
let count = 0;
let email: string;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

beforeEach(() => {
  email = `reader-${++count}@hearten.test`;
});

afterEach(() => {
  vi.useRealTimers();
});

function ask(fields: object = {}, as: Browser = newBrowser()): Promise<Reply> {
  const body = { email, subscriptionSource: "website", ...fields };
  return call(subscribe, "POST", "/api/newsletter/subscribe", { as, body });
}

async function mailedToken(address = email): Promise<string> {
  // A mail that says something else may have left in the same instant.
  const asking = await newestMail(address, "/confirm-newsletter");
  return tokenIn(asking, "/confirm-newsletter");
}

async function open(token: string) {
  return (await call(confirm, "GET", `/api/newsletter/confirm?token=${token}`)).body;
}

const leaveByAddress = (address = email) =>
  call(unsubscribe, "POST", "/api/newsletter/unsubscribe", { body: { email: address } });

const leaveByToken = (token: string, headers: Record<string, string> = {}) =>
  call(unsubscribe, "GET", `/api/newsletter/unsubscribe?token=${token}`, { headers });

function press(token: string, raw: BodyInit, type?: string): Promise<Reply> {
  const headers = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
  return call(oneClick, "POST", `/api/newsletter/one-click?token=${token}`, {
    raw,
    headers: { ...headers, "Content-Type": type ?? "application/x-www-form-urlencoded" },
  });
}

/** A confirmed subscriber. */
async function reader(): Promise<void> {
  await ask();
  expect(await open(await mailedToken())).toMatchObject({ confirmed: true });
}

async function addresses(): Promise<string[]> {
  return (await newsletterRecipients(db, 1_000)).map((recipient) => recipient.email);
}

/** The token that a newsletter to this address carries. */
async function tokenOf(address = email): Promise<string> {
  const recipient = (await newsletterRecipients(db, 1_000)).find((one) => one.email === address);
  const [token = ""] = recipient ? await issueUnsubscribeTokens(db, [recipient]) : [];
  return token;
}

test("Nobody gets the newsletter before they say yes in a mail, and the link then works each time", async () => {
  expect(await ask()).toMatchObject({ status: 200, body: SENT });
  expect(await addresses()).not.toContain(email);

  const token = await mailedToken();
  const yes = { confirmed: true, message: "Your subscription is confirmed." };
  expect(await open(token)).toEqual(yes);
  expect(await addresses()).toContain(email);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * DAY });
  expect(await open(token)).toEqual(yes);
});

test("A link that is a week old confirms nothing; asking again sends one that does", async () => {
  await ask();
  const token = await mailedToken();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * DAY + 1_000 });
  expect(await open(token)).toEqual({
    confirmed: false,
    message: "This confirmation link is invalid or has expired. Please subscribe again.",
  });
  expect(await addresses()).not.toContain(email);
  await ask();
  expect(await open(await mailedToken())).toMatchObject({ confirmed: true });
});

test("New, waiting and confirmed addresses are answered alike, and a confirmed one is asked nothing", async () => {
  const answers = [await ask(), await ask()];
  await open(await mailedToken());
  answers.push(await ask());
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(3).fill({ status: 200, body: SENT }),
  );
  const mail = await newestMail(email);
  expect(mail?.subject).toBe("You already get the Hearten newsletter");
  expect(mail?.text).not.toContain("/confirm-newsletter");
});

test("Asking is limited by address", async () => {
  for (let time = 0; time < LIMITS.newsletter_account.points; time += 1)
    expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("A member may name themself, and nobody else", async () => {
  const someone = await member(db);
  expect(await ask({ userId: someone.id })).toMatchObject({ status: 403 });
  expect(await ask({ userId: someone.id }, await member(db))).toMatchObject({ status: 403 });
  expect(await db.newsletterSubscriber.count({ where: { email } })).toBe(0);

  email = someone.email;
  expect(await ask({ userId: someone.id }, someone)).toMatchObject({ status: 200, body: SENT });
  const stored = await db.newsletterSubscriber.findUnique({ where: { email } });
  expect(stored).toMatchObject({ userId: someone.id, source: "website", confirmedAt: null });
});

test("Another address that a member names is not theirs, nor is one they have not proved", async () => {
  const someone = await member(db);
  expect(await ask({ userId: someone.id }, someone)).toMatchObject({ status: 200, body: SENT });
  expect(await db.newsletterSubscriber.findUnique({ where: { email } })).toMatchObject({ userId: null });

  await db.user.update({ where: { id: someone.id }, data: { emailVerified: null } });
  email = someone.email;
  expect(await ask({ userId: someone.id }, someone)).toMatchObject({ status: 200, body: SENT });
  expect(await db.newsletterSubscriber.findUnique({ where: { email } })).toMatchObject({ userId: null });
});

test.each([
  [{ email: "nowhere" }, "email must be an address such as name@example.com."],
  [{ email: undefined }, "email is required."],
  [{ subscriptionSource: "<b>" }, "subscriptionSource must be a short word, such as website."],
  [{ userId: "me" }, "userId must be an id."],
  [{ admin: true }, "Unknown field: admin."],
])("What cannot be read is refused by name: %o", async (fields, message) => {
  expect(await ask(fields)).toMatchObject({ status: 400, body: { message } });
});

test("Whoever left is asked anew before anything is sent, and old links bring nobody back", async () => {
  await reader();
  await ask();
  await leaveByAddress();
  expect(await addresses()).not.toContain(email);

  await ask();
  expect(await addresses()).not.toContain(email);
  const first = await mailedToken();
  await leaveByAddress();
  expect(await open(first)).toMatchObject({ confirmed: false });
  expect(await addresses()).not.toContain(email);
});

test("A confirmed link that is opened after leaving does not bring its reader back", async () => {
  await ask();
  const token = await mailedToken();
  await open(token);
  await leaveByToken(await tokenOf());
  expect(await open(token)).toMatchObject({ confirmed: false });
  expect(await addresses()).not.toContain(email);
});

test("The link of a newsletter ends it, whenever and however often it is opened", async () => {
  await reader();
  const token = await tokenOf();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_000 * DAY });
  const left = { unsubscribed: true, message: "You won't get any more newsletters from us." };
  expect((await leaveByToken(token)).body).toEqual(left);
  expect((await leaveByToken(token)).body).toEqual(left);
  expect(await addresses()).not.toContain(email);
  expect((await leaveByToken("x".repeat(43))).body).toEqual({
    unsubscribed: false,
    message: "This unsubscribe link is invalid. You can unsubscribe with your email address instead.",
  });
});

test("Opening an address as a page unsubscribes nobody", async () => {
  await reader();
  const token = await tokenOf();
  expect((await leaveByToken(token, { "Sec-Fetch-Mode": "navigate" })).status).toBe(403);
  const header = unsubscribeLinks(token).headers["List-Unsubscribe"];
  const { pathname, search } = new URL(header.slice(1, -1));
  const led = await call(oneClick, "GET", pathname + search);
  expect([led.status, led.headers.get("location")]).toEqual([303, `/unsubscribe-newsletter?token=${token}`]);
  expect(await addresses()).toContain(email);
});

test("A mail program's button unsubscribes from anywhere, without a session (RFC 8058)", async () => {
  await reader();
  const token = await tokenOf();
  expect(await press(token, "List-Unsubscribe=One-Click")).toMatchObject({
    status: 200,
    body: { unsubscribed: true },
  });
  expect(await addresses()).not.toContain(email);
});

test("Its form may come in parts, and nothing but the form will do", async () => {
  await reader();
  const token = await tokenOf();
  expect((await press(token, "")).status).toBe(400);
  expect((await press(token, "List-Unsubscribe=No")).status).toBe(400);
  expect((await press(token, "{}", "application/json")).status).toBe(400);
  expect((await press(token, "x".repeat(70_000))).status).toBe(400);
  expect(await addresses()).toContain(email);

  const form = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await press(token, form, "multipart/form-data; boundary=b")).status).toBe(200);
  expect(await addresses()).not.toContain(email);
  expect((await press("x".repeat(43), "List-Unsubscribe=One-Click")).status).toBe(404);
});

test("Leaving by address is answered alike for everyone", async () => {
  await reader();
  const someone = await member(db);
  for (const address of [email, email, someone.email, "nobody-at-all@hearten.test"]) {
    expect(await leaveByAddress(address)).toMatchObject({ status: 200, body: LEFT });
  }
  expect(await addresses()).not.toContain(email);
  expect(await db.newsletterSubscriber.count({ where: { email: "nobody-at-all@hearten.test" } })).toBe(0);
  expect((await leaveByAddress("nowhere")).status).toBe(400);
});

test("A token of another kind opens nothing, either way", async () => {
  const { email: address } = await member(db);
  await ask();
  const [reset, newsletter] = [await resetTokenFor(address), await mailedToken()];
  expect(await open(reset)).toMatchObject({ confirmed: false });
  expect((await leaveByToken(reset)).body).toMatchObject({ unsubscribed: false });
  expect((await leaveByToken(newsletter)).body).toMatchObject({ unsubscribed: false });
  expect((await resetPassword(newsletter, "a new light in the window")).status).toBe(400);
  expect((await resetPassword(reset, "a new light in the window")).status).toBe(200);
});

test("A token is kept as a hash alone", async () => {
  await reader();
  const token = await tokenOf();
  const stored = await db.mailToken.findMany({ select: { tokenHash: true } });
  expect(JSON.stringify(stored)).not.toContain(token);
});

async function optedIn(fields: object = {}): Promise<Member> {
  const someone = await member(db);
  await db.emailPreferences.update({
    where: { userId: someone.id },
    data: { newsletter: true, ...fields },
  });
  return someone;
}

test("It goes to confirmed subscribers and opted-in members with a verified address, each once", async () => {
  await reader();
  const both = await optedIn();
  email = both.email;
  await reader();
  const [one, unverified, out] = [await optedIn(), await optedIn(), await optedIn({ newsletter: false })];
  await db.user.update({ where: { id: unverified.id }, data: { emailVerified: null } });
  const left = await optedIn();
  await leaveByAddress(left.email);
  await db.emailPreferences.update({ where: { userId: left.id }, data: { newsletter: true } });
  const waiting = await optedIn();
  email = waiting.email;
  await ask();

  const all = await addresses();
  expect(all).toEqual([...new Set(all)]);
  for (const { email: address } of [both, one, waiting]) expect(all).toContain(address);
  for (const { email: address } of [unverified, out, left]) expect(all).not.toContain(address);
  // Page by page it is the same list.
  const paged: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await newsletterRecipients(db, 2, after);
    paged.push(...page.map((recipient) => recipient.email));
    after = page.at(-1)?.email ?? null;
    if (page.length < 2) break;
  }
  expect(paged).toEqual(all);
  expect(await countNewsletterRecipients(db)).toBe(all.length);
});

test("A member who leaves by a newsletter's link is opted out, at the address they have moved to as well", async () => {
  const someone = await optedIn();
  const token = await tokenOf(someone.email);
  const moved = `moved-${count}@hearten.test`;
  await db.user.update({ where: { id: someone.id }, data: { email: moved } });
  expect(await addresses()).toContain(moved);
  await leaveByToken(token);
  expect(await addresses()).not.toContain(moved);
  const preferences = await db.emailPreferences.findUnique({ where: { userId: someone.id } });
  expect(preferences?.newsletter).toBe(false);
  const consent = await db.consent.findFirst({ where: { userId: someone.id }, orderBy: { id: "desc" } });
  expect(consent).toMatchObject({ purpose: "newsletter", granted: false, policyVersion: "2025-01-28" });
});

test("Leaving twice is leaving once: the first date stands", async () => {
  const first = new Date("2026-01-05T12:00:00Z");
  const { id } = await member(db, "none", "left-long-ago@hearten.test");
  await db.newsletterSubscriber.create({
    data: { id, email: "left-long-ago@hearten.test", source: "test", unsubscribedAt: first },
  });
  await unsubscribeByAddress("left-long-ago@hearten.test");
  const left = await db.newsletterSubscriber.findUnique({ where: { id } });
  expect(left?.unsubscribedAt).toEqual(first);
});
