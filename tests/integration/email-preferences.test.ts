import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as memberNewsletter from "@/app/api/admin/member-newsletter/[userId]/route";
import * as confirm from "@/app/api/newsletter/confirm/route";
import * as subscribe from "@/app/api/newsletter/subscribe/route";
import * as unsubscribe from "@/app/api/newsletter/unsubscribe/route";
import * as dataExport from "@/app/api/user/data-export/route";
import * as preferences from "@/app/api/user/email-preferences/route";
import { MAIL_PURPOSES } from "@/lib/consent/schema";
import type { Database } from "@/lib/db/client";
import { PreferencesReply } from "@/lib/email-preferences/schema";
import { LIMITS } from "@/lib/limits/consume";
import { newsletterRecipients } from "@/lib/newsletter/recipients";
import { newestMail } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { tokenIn } from "@/tests/support/outbox";
import { admin, LAPSED, type Member, member } from "@/tests/support/people";
import { type Browser, call, newBrowser } from "@/tests/support/request";

const PATH = "/api/user/email-preferences";
const DEFAULTS = { marketingEmails: 0, productUpdates: 1, securityNotifications: 1, newsletter: 0 };

let db: Database;
let someone: Member;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

beforeEach(async () => {
  someone = await member(db);
});

const read = (as: Browser) => call(preferences, "GET", PATH, { as });

const save = (fields: object, as: Member = someone) =>
  call(preferences, "POST", PATH, { as, body: { userId: as.id, ...DEFAULTS, ...fields } });

async function toggle(as: Member = someone): Promise<boolean> {
  return PreferencesReply.parse((await read(as)).body).preferences.newsletter;
}

async function isMailed({ email }: { email: string } = someone): Promise<boolean> {
  return (await newsletterRecipients(db, 1_000)).some((recipient) => recipient.email === email);
}

const leave = (email = someone.email) =>
  call(unsubscribe, "POST", "/api/newsletter/unsubscribe", { body: { email } });

/** Subscribes on the website; nothing is confirmed yet. */
async function ask(email = someone.email): Promise<void> {
  await call(subscribe, "POST", "/api/newsletter/subscribe", {
    body: { email, subscriptionSource: "website" },
  });
}

async function sayYes(email = someone.email): Promise<void> {
  const token = tokenIn(await newestMail(email), "/confirm-newsletter");
  await call(confirm, "GET", `/api/newsletter/confirm?token=${token}`);
}

test("Whoever has chosen nothing has the defaults, and no date", async () => {
  expect(await read(someone)).toMatchObject({
    status: 200,
    body: {
      preferences: {
        marketingEmails: false,
        productUpdates: true,
        securityNotifications: true,
        newsletter: false,
      },
      consentStatus: { emailVerified: true, consentGivenAt: null },
    },
  });
  await db.emailPreferences.delete({ where: { userId: someone.id } });
  expect((await read(someone)).body).toMatchObject({ preferences: { productUpdates: true } });
});

test("What is saved is answered, read again, and on record as a consent of its day", async () => {
  const at = new Date("2026-11-20T10:00:00.000Z");
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  const saved = await save({ marketingEmails: 1, productUpdates: 0 });
  vi.useRealTimers();
  const body = {
    preferences: {
      marketingEmails: true,
      productUpdates: false,
      securityNotifications: true,
      newsletter: false,
    },
    consentStatus: { emailVerified: true, consentGivenAt: at.toISOString() },
  };
  expect(saved).toMatchObject({ status: 200, body });
  expect((await read(someone)).body).toEqual(body);

  await save({});
  const consents = await db.consent.findMany({
    where: { userId: someone.id, purpose: { in: [...MAIL_PURPOSES] } },
    orderBy: { id: "asc" },
  });
  expect(consents.map(({ purpose, granted }) => `${purpose} ${granted}`)).toEqual([
    ...["marketingEmails true", "productUpdates false", "securityNotifications true", "newsletter false"],
    ...["marketingEmails false", "productUpdates true", "securityNotifications true", "newsletter false"],
  ]);
  expect(new Set(consents.map((consent) => consent.policyVersion))).toEqual(new Set(["2025-01-28"]));
});

test("What the operator does to a member's newsletter shows, but is no choice of theirs and has no date", async () => {
  const operator = await admin(db);
  const params = { userId: someone.id };
  const path = `/api/admin/member-newsletter/${someone.id}`;
  const set = async (newsletter: 0 | 1) => {
    const reply = await call(memberNewsletter, "PATCH", path, { as: operator, params, body: { newsletter } });
    expect(reply.status).toBe(200);
    return (await read(someone)).body;
  };
  expect(await set(1)).toMatchObject({
    preferences: { newsletter: true },
    consentStatus: { consentGivenAt: null },
  });
  const { consentStatus } = PreferencesReply.parse((await save({ newsletter: 1 })).body);
  expect(consentStatus.consentGivenAt).not.toBeNull();
  expect(await set(0)).toMatchObject({ preferences: { newsletter: false }, consentStatus });
});

test("An address that nobody has proved is told as such", async () => {
  await db.user.update({ where: { id: someone.id }, data: { emailVerified: null } });
  expect((await read(someone)).body).toMatchObject({ consentStatus: { emailVerified: false } });
});

test.each([
  [{ newsletter: true }, "newsletter must be 0 or 1."],
  [{ newsletter: 2 }, "newsletter must be 0 or 1."],
  [{ marketingEmails: undefined }, "marketingEmails is required."],
  [{ everything: 1 }, "Unknown field: everything."],
])("What cannot be read is refused by name: %o", async (fields, message) => {
  expect(await save(fields)).toMatchObject({ status: 400, body: { message } });
});

test("Nobody reads or changes another's preferences", async () => {
  const other = await member(db);
  expect((await read(newBrowser())).status).toBe(401);
  expect((await call(preferences, "POST", PATH, { body: { userId: someone.id, ...DEFAULTS } })).status).toBe(
    401,
  );
  const reply = await save({ userId: someone.id, marketingEmails: 1 }, other);
  expect(reply).toMatchObject({
    status: 403,
    body: { message: "You can only change your own preferences." },
  });
  expect((await read(someone)).body).toMatchObject({ preferences: { marketingEmails: false } });
  expect(
    await db.consent.count({ where: { userId: { in: [someone.id, other.id] }, purpose: "marketingEmails" } }),
  ).toBe(0);
});

test.each([...Object.values(LAPSED), "none" as const])(
  "A member without access (%s) still chooses what is mailed",
  async (state) => {
    const lapsed = await member(db, state);
    expect((await save({ productUpdates: 0 }, lapsed)).status).toBe(200);
    expect((await read(lapsed)).body).toMatchObject({ preferences: { productUpdates: false } });
  },
);

test("The toggle opts a member in and out", async () => {
  await save({ newsletter: 1 });
  expect([await toggle(), await isMailed()]).toEqual([true, true]);
  await save({ newsletter: 0 });
  expect([await toggle(), await isMailed()]).toEqual([false, false]);
  await save({ newsletter: 1 });
  expect([await toggle(), await isMailed()]).toEqual([true, true]);
});

test("A subscription that was confirmed on the website shows as on, and is ended by the toggle", async () => {
  await ask();
  expect(await toggle()).toBe(false);
  await sayYes();
  expect(await toggle()).toBe(true);
  // As whoever subscribed before there was an account.
  await db.emailPreferences.update({ where: { userId: someone.id }, data: { newsletter: false } });
  expect([await toggle(), await isMailed()]).toEqual([true, true]);
  await save({ newsletter: 0 });
  expect([await toggle(), await isMailed()]).toEqual([false, false]);
});

test("Saving something else leaves a subscription that waits to be confirmed alone", async () => {
  await ask();
  await save({ marketingEmails: 1 });
  await sayYes();
  expect([await toggle(), await isMailed()]).toEqual([true, true]);
});

test("Whoever unsubscribed by address is opted out, with the consent taken back on record", async () => {
  await save({ newsletter: 1 });
  await leave();
  expect([await toggle(), await isMailed()]).toEqual([false, false]);
  const [newest] = await db.consent.findMany({
    where: { userId: someone.id },
    orderBy: { id: "desc" },
    take: 1,
  });
  expect(newest).toMatchObject({ purpose: "newsletter", granted: false });
});

test("Whoever registered a stranger's address learns nothing of its subscription", async () => {
  await db.user.update({ where: { id: someone.id }, data: { emailVerified: null } });
  await ask();
  await sayYes();
  expect([await toggle(), await isMailed()]).toEqual([false, true]);
  expect((await call(dataExport, "GET", "/api/user/data-export", { as: someone })).text).toContain(
    '"newsletterSubscriptions": []',
  );
});

test("An unproved address that left comes back by the link in a mail to it alone", async () => {
  await leave();
  await db.user.update({ where: { id: someone.id }, data: { emailVerified: null } });
  await save({ newsletter: 1 });
  expect(await isMailed()).toBe(false);
  await sayYes();
  expect(await isMailed()).toBe(true);
});

test("Saving is limited", async () => {
  for (let count = 0; count < LIMITS.preferences_member.points; count += 1) {
    expect((await save({})).status).toBe(200);
  }
  expect((await save({})).status).toBe(429);
});
