import { beforeAll, expect, test } from "vitest";
import * as register from "@/app/api/auth/register/route";
import * as line from "@/app/api/check-ins/[id]/line/route";
import * as checkIn from "@/app/api/check-ins/[id]/route";
import * as setup from "@/app/api/create-setup-intent/route";
import * as start from "@/app/api/create-subscription-after-setup/route";
import * as favorite from "@/app/api/quotes/[id]/favorite/route";
import * as generate from "@/app/api/quotes/generate/route";
import * as consents from "@/app/api/user/consents/route";
import type { Database } from "@/lib/db/client";
import { newestMail, signIn, statusOf, verifyEmail } from "@/tests/support/accounts";
import { useFreshDatabase } from "@/tests/support/database";
import { tokenIn } from "@/tests/support/outbox";
import { type Member, member, PASSWORD } from "@/tests/support/people";
import { call, newBrowser, type Reply } from "@/tests/support/request";

let db: Database;

beforeAll(async () => {
  db = (await useFreshDatabase()).prisma;
});

/** The connection goes once the server has done it: nobody hears of the first, and the member presses again. */
async function lostOnce(ask: () => Promise<Reply>): Promise<Reply> {
  await ask();
  return ask();
}

test("A registration whose answer was lost is an account: pressed again says so, and signing in opens it", async () => {
  const email = "lost@hearten.test";
  const body = { email, password: PASSWORD, firstName: "Ada", lastName: "Lovelace" };
  const again = await lostOnce(() =>
    call(register, "POST", "/api/auth/register", { as: newBrowser(), body }),
  );
  expect(again.status).toBe(409);
  const browser = newBrowser();
  expect((await signIn(email, PASSWORD, browser)).status).toBe(200);
  expect([await statusOf(browser), await db.user.count({ where: { email } })]).toEqual([200, 1]);

  const token = tokenIn(await newestMail(email), "/verify-email");
  await lostOnce(() => verifyEmail(token));
  expect((await db.user.findUnique({ where: { email } }))?.emailVerified).toEqual(expect.any(Date));
});

test("A trial and a consent whose answers were lost are begun and given once", async () => {
  const someone = await member(db, "none");
  const intent = await lostOnce(() => call(setup, "POST", "/api/create-setup-intent", { as: someone }));
  const [setupIntentId] = (intent.body as { clientSecret: string }).clientSecret.split("_secret");
  const path = "/api/create-subscription-after-setup";
  const begun = await lostOnce(() => call(start, "POST", path, { as: someone, body: { setupIntentId } }));
  expect([begun.status, begun.body]).toEqual([200, expect.objectContaining({ status: "trialing" })]);
  expect(await db.subscription.count({ where: { userId: someone.id } })).toBe(1);

  const body = { moodData: true };
  const given = await lostOnce(() => call(consents, "POST", "/api/user/consents", { as: someone, body }));
  expect(given.status).toBe(200);
});

test("A check-in, a favourite, a line and a deletion whose answers were lost are done once", async () => {
  const someone = await member(db);
  const made = await lostOnce(() => checkInOf(someone));
  const { id, checkInId } = made.body as { id: string; checkInId: string };
  const [quote, entry] = [{ params: { id } }, { params: { id: checkInId } }];
  const saved = await lostOnce(() =>
    call(favorite, "PATCH", `/api/quotes/${id}/favorite`, {
      as: someone,
      ...quote,
      body: { isFavorite: true },
    }),
  );
  const written = await lostOnce(() =>
    call(line, "PUT", `/api/check-ins/${checkInId}/line`, { as: someone, ...entry, body: { text: "Rain." } }),
  );
  expect([made.status, saved.status, written.status]).toEqual([201, 200, 200]);
  expect(await entriesOf(someone)).toBe(1);

  const gone = await lostOnce(() =>
    call(checkIn, "DELETE", `/api/check-ins/${checkInId}`, { as: someone, ...entry }),
  );
  expect([gone.status, await entriesOf(someone)]).toEqual([404, 0]);
});

function checkInOf(someone: Member): Promise<Reply> {
  const headers = { "Idempotency-Key": "pressed-twice" };
  return call(generate, "POST", "/api/quotes/generate", { as: someone, body: { sleepQuality: 2 }, headers });
}

function entriesOf({ id: userId }: Member): Promise<number> {
  return db.emotionalState.count({ where: { userId } });
}
