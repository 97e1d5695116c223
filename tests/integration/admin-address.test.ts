import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as users from "@/app/api/admin/users/route";
import * as register from "@/app/api/auth/register/route";
import * as changeEmail from "@/app/api/user/email/route";
import * as currentUser from "@/app/api/user/route";
import type { Database } from "@/lib/db/client";
import {
  newestMail,
  resetPassword,
  resetTokenFor,
  signIn,
  statusOf,
  verifyEmail,
} from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { type OpenIdServer, providerSettings, startOpenIdServer } from "@/tests/support/openid-server";
import { tokenIn } from "@/tests/support/outbox";
import { admin, member, PASSWORD } from "@/tests/support/people";
import { signInWith } from "@/tests/support/provider-journey";
import { type Browser, call, newBrowser } from "@/tests/support/request";

const ADMIN = TEST_ENVIRONMENT.ADMIN_EMAIL;
const OWN = "a light that the owner left on";

let db: Database;
let servers: Record<"google" | "oidc", OpenIdServer>;

beforeAll(async () => {
  const [google, oidc] = await Promise.all([startOpenIdServer(), startOpenIdServer()]);
  servers = { google, oidc };
  Object.assign(process.env, providerSettings(google, oidc));
  db = (await useFreshDatabase()).prisma;
});

afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

beforeEach(async () => {
  await db.user.deleteMany();
  await db.rateLimit.deleteMany();
});

/** Whoever asks, as the app and the consoles take them. */
async function isAdmin(as: Browser): Promise<boolean> {
  const { body } = await call(currentUser, "GET", "/api/user", { as });
  const isShown = (body as { isAdmin?: boolean }).isAdmin === true;
  expect((await call(users, "GET", "/api/admin/users", { as })).status === 200).toBe(isShown);
  return isShown;
}

async function signUp(as: Browser, email: string = ADMIN): Promise<string> {
  await call(register, "POST", "/api/auth/register", { as, body: { email, password: PASSWORD } });
  return tokenIn(await newestMail(email), "/verify-email");
}

/** A stranger who registered the admin's address, whose link a mail scanner has opened. */
async function strangerAtAdminsAddress(): Promise<Browser> {
  const stranger = newBrowser();
  expect((await verifyEmail(await signUp(stranger))).body).toMatchObject({ verified: true });
  return stranger;
}

function vouchFor(email: string, sub = "sub-of-the-owner"): void {
  servers.google.person = { sub, email, email_verified: true };
}

test("A stranger who registered the admin's address is no admin when its owner or a mail scanner opens the link", async () => {
  const stranger = await strangerAtAdminsAddress();
  expect(await isAdmin(stranger)).toBe(false);
  const again = newBrowser();
  await signIn(ADMIN, PASSWORD, again);
  expect(await isAdmin(again)).toBe(false);
});

test("Nor when the owner opens it while signed in to an account of their own", async () => {
  const [stranger, owner] = [newBrowser(), await member(db)];
  await verifyEmail(await signUp(stranger), owner);
  expect([await isAdmin(stranger), await isAdmin(owner)]).toEqual([false, false]);
});

test("Who registers the address and opens its link in that session is the admin", async () => {
  const owner = newBrowser();
  const token = await signUp(owner);
  expect(await isAdmin(owner)).toBe(false);
  expect((await verifyEmail(token, owner)).body).toEqual({
    verified: true,
    message: "Your email address is verified.",
  });
  expect(await isAdmin(owner)).toBe(true);
});

test("A password set by a mailed link makes the admin, and ends what a stranger had", async () => {
  const stranger = await strangerAtAdminsAddress();
  expect((await resetPassword(await resetTokenFor(ADMIN), OWN)).status).toBe(200);
  const owner = newBrowser();
  await signIn(ADMIN, OWN, owner);
  expect(await isAdmin(owner)).toBe(true);
  expect(await statusOf(stranger)).toBe(401);
  expect((await signIn(ADMIN, PASSWORD)).status).toBe(401);
});

test("A provider's word makes the admin, and drops the password and the sessions that were there", async () => {
  const stranger = await strangerAtAdminsAddress();
  vouchFor(ADMIN);
  const owner = newBrowser();
  await signInWith(owner, "google");
  expect(await isAdmin(owner)).toBe(true);
  expect(await statusOf(stranger)).toBe(401);
  expect((await signIn(ADMIN, PASSWORD)).status).toBe(401);
  expect(await db.password.count()).toBe(0);
});

test("Linked before this was asked for, the provider's next word does the same", async () => {
  const stranger = await strangerAtAdminsAddress();
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: ADMIN } });
  const providerAccountId = "sub-of-the-owner";
  await db.account.create({ data: { userId, type: "oauth", provider: "google", providerAccountId } });
  vouchFor(ADMIN);
  const owner = newBrowser();
  await signInWith(owner, "google");
  expect([await isAdmin(owner), await statusOf(stranger)]).toEqual([true, 401]);
});

test("An admin who was shown keeps password and sessions when a provider is linked", async () => {
  const owner = await admin(db);
  vouchFor(ADMIN);
  await signInWith(newBrowser(), "google");
  expect(await isAdmin(owner)).toBe(true);
  expect((await signIn(ADMIN)).status).toBe(200);
});

/** Moves a member to the admin's address by a link that `opener` opens. */
async function moveToAdminsAddress(as: Browser, opener?: Browser): Promise<void> {
  const body = { email: ADMIN, password: PASSWORD };
  expect((await call(changeEmail, "POST", "/api/user/email", { as, body })).status).toBe(200);
  const token = tokenIn(await newestMail(ADMIN), "/verify-email");
  expect((await verifyEmail(token, opener)).body).toMatchObject({ verified: true });
}

test("A member who was shown at another address and moves to the admin's is to be shown again", async () => {
  const [first, second] = [await member(db), await member(db)];
  await moveToAdminsAddress(first);
  expect(await isAdmin(first)).toBe(false);
  await db.user.delete({ where: { id: first.id } });
  await moveToAdminsAddress(second, second);
  expect(await isAdmin(second)).toBe(true);
});

test.each(["mail", "provider"])(
  "Ways in from another address end once the owner comes by %s",
  async (means) => {
    const stranger = await member(db, "none", "stranger@hearten.test");
    vouchFor(stranger.email, "sub-of-the-stranger");
    await signInWith(newBrowser(), "google");
    await moveToAdminsAddress(stranger);

    const owner = newBrowser();
    if (means === "mail") {
      await resetPassword(await resetTokenFor(ADMIN), OWN);
      await signIn(ADMIN, OWN, owner);
    } else {
      vouchFor(ADMIN);
      await signInWith(owner, "google");
    }
    expect(await isAdmin(owner)).toBe(true);
    expect(await db.account.count({ where: { providerAccountId: "sub-of-the-stranger" } })).toBe(0);
    vouchFor("stranger@hearten.test", "sub-of-the-stranger");
    const back = newBrowser();
    await signInWith(back, "google");
    expect(await isAdmin(back)).toBe(false);
  },
);
