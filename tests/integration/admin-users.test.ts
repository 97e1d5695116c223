import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as userStats from "@/app/api/admin/user-stats/route";
import * as byId from "@/app/api/admin/users/[id]/route";
import * as bulk from "@/app/api/admin/users/bulk-delete/route";
import * as users from "@/app/api/admin/users/route";
import * as reauthenticate from "@/app/api/auth/reauthenticate/route";
import { forgetCounts, listUsers } from "@/lib/admin/queries";
import type { AdminUser } from "@/lib/admin/schema";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { localBilling } from "@/lib/subscriptions/billing/billing";
import { storeSubscription } from "@/lib/subscriptions/change-subscription";
import { accessOf, asOf } from "@/lib/subscriptions/rules";
import type { SubscriptionRecord } from "@/lib/subscriptions/schema";
import { now } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { addUsers } from "@/tests/support/many-users";
import { admin, type Member, member, PASSWORD } from "@/tests/support/people";
import { call } from "@/tests/support/request";

let open: OpenDatabase;
let keeper: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
});

beforeEach(async () => {
  await open.prisma.user.deleteMany();
  await open.prisma.auditRecord.deleteMany();
  keeper = await admin(open.prisma);
});

function list(query = "", as: Member = keeper) {
  return call(users, "GET", `/api/admin/users${query}`, { as });
}

async function emails(query: string): Promise<string[]> {
  return ((await list(query)).body as AdminUser[]).map((user) => user.email);
}

function remove(id: string, as: Member = keeper) {
  return call(byId, "DELETE", `/api/admin/users/${id}`, { as, params: { id } });
}

function removeMany(body: unknown, as: Member = keeper) {
  return call(bulk, "POST", "/api/admin/users/bulk-delete", { as, body });
}

async function signedInLongAgo(as: Member): Promise<void> {
  const authenticatedAt = new Date(Date.now() - 11 * 60_000);
  await open.prisma.session.updateMany({ where: { userId: as.id }, data: { authenticatedAt } });
}

test("A page holds 50 users, newest first; its headers lead through all of them, each once", async () => {
  await addUsers(open.pool, 120);
  const seen: string[] = [];
  let path: string | null = "/api/admin/users";
  while (path) {
    const reply = await call(users, "GET", path, { as: keeper });
    expect(reply.headers.get("x-total-count")).toBe("121");
    expect(reply.headers.get("x-deletable-count")).toBe("120");
    const page = reply.body as AdminUser[];
    expect(page.length).toBeLessThanOrEqual(50);
    seen.push(...page.map((user) => user.id));
    path = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1] ?? null;
  }
  expect(seen).toHaveLength(121);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
});

test("A search finds any part of an address, a first or a last name, in whatever case, and nothing by accident", async () => {
  await member(open.prisma, "active", "zoe.100%@hearten.test");
  await member(open.prisma, "active", "zoe.1000@hearten.test");
  await open.prisma.user.updateMany({
    where: { email: "zoe.1000@hearten.test" },
    data: { firstName: "Élodie", lastName: "O'Neill_Smith" },
  });
  expect(await emails("?q=ZOE.1")).toHaveLength(2);
  expect(await emails(`?q=${encodeURIComponent("100%")}`)).toEqual(["zoe.100%@hearten.test"]);
  expect(await emails(`?q=${encodeURIComponent("ÉLOD")}`)).toEqual(["zoe.1000@hearten.test"]);
  expect(await emails("?q=neill_s")).toEqual(["zoe.1000@hearten.test"]);
  expect(await emails("?q=nei_l")).toEqual([]);
  const ofOneName = await emails("?q=Lovelace");
  expect(ofOneName.length).toBeGreaterThan(0);
  expect(await emails("?q=ada%20LOVELACE")).toEqual(ofOneName);
  expect(await emails("?q=Lovelace%20Ada")).toEqual([]);
  expect(await emails(`?q=${encodeURIComponent("zoe\\")}`)).toEqual([]);
  expect(await emails(`?q=${encodeURIComponent("zoe' OR 1=1 --")}`)).toEqual([]);
});

test("Once the database knows what its addresses share, the rest is looked for first, and as much is found", async () => {
  const data = Array.from({ length: 40 }, (_, at) => ({ email: `reader-${at}@shared-by-all.test` }));
  await open.prisma.user.createMany({ data });
  const searches = [
    "reader-17@",
    "reader-7@shared-by-all.test",
    "READER-3",
    "er-3_@shared",
    "shared-17@",
    "shared-by-all",
    "ader-39@shared",
  ];
  const all = async () => Promise.all(searches.map((q) => emails(`?q=${encodeURIComponent(q)}`)));
  const before = await all();
  expect(before.map(({ length }) => length)).toEqual([1, 1, 11, 0, 0, 40, 1]);
  await open.pool.query(`ANALYZE "User"`);
  const sent = vi.spyOn(open.pool, "query");
  expect(await all()).toEqual(before);
  expect(sent.mock.calls.some(([asked]) => JSON.stringify(asked).includes("|| '')"))).toBe(true);
  sent.mockRestore();
  await open.prisma.user.deleteMany({ where: { email: { endsWith: "@shared-by-all.test" } } });
});

test("A search of fewer than three letters is refused, and a whole address found however short it is", async () => {
  await member(open.prisma, "active", "jo@x.io");
  for (const q of ["jo", "o@x", "\\", "%%%", "a b c"]) {
    const reply = await list(`?q=${encodeURIComponent(q)}`);
    expect([q, reply.status, reply.body]).toEqual([
      q,
      400,
      expect.objectContaining({ message: expect.stringContaining("three letters") }),
    ]);
  }
  expect(await emails("?q=JO@X.io")).toEqual(["jo@x.io"]);
  expect(await emails("?q=o@x.io")).toEqual([]);
  expect((await list("?q=%20")).status).toBe(200);
});

test("Each status filter finds who it names, and the figures count the same", async () => {
  const states = ["trialing", "active", "cancelled", "trial_over", "paid_over", "past_due", "none"] as const;
  for (const state of states) await member(open.prisma, state, `${state}@hearten.test`);
  await open.prisma.user.updateMany({ where: { email: "none@hearten.test" }, data: { emailVerified: null } });

  const { ADMIN_EMAIL: own } = process.env;
  expect(await emails("?status=active")).toEqual(["cancelled@hearten.test", "active@hearten.test", own]);
  expect(await emails("?status=trial")).toEqual(["trialing@hearten.test"]);
  expect(await emails("?status=expired")).toEqual(["trial_over@hearten.test"]);
  expect(await emails("?status=unverified")).toEqual(["none@hearten.test"]);
  expect(await emails("?status=verified")).toHaveLength(7);
  expect(await emails("?status=active&q=cancel")).toEqual(["cancelled@hearten.test"]);
  expect((await call(userStats, "GET", "/api/admin/user-stats", { as: keeper })).body).toEqual({
    totalUsers: 8,
    verifiedUsers: 7,
    activeSubscriptions: 3,
    trialUsers: 1,
  });
  expect((await list("?status=gone")).status).toBe(400);
});

test("A user is shown with who they are and what they subscribe to, and with nothing of how they feel", async () => {
  const ada = await member(open.prisma, "trialing");
  await generateQuote(ada.id, "UTC", { levels: DEFAULT_LEVELS, timeOfDay: "morning", idempotencyKey: null });
  await open.prisma.account.create({
    data: { userId: ada.id, type: "oauth", provider: "google", providerAccountId: "1" },
  });
  const [shown] = (await list(`?q=${ada.email}`)).body as AdminUser[];
  expect(shown).toEqual({
    id: ada.id,
    email: ada.email,
    firstName: "Ada",
    lastName: "Lovelace",
    authProvider: "google",
    emailVerifiedAt: expect.stringMatching(/Z$/),
    subscriptionStatus: "trialing",
    createdAt: expect.stringMatching(/Z$/),
    trialEndsAt: expect.stringMatching(/Z$/),
  });
});

describe("The status in lists is what the subscription's rules say", () => {
  const past = new Date(Date.now() - 86_400_000);
  const future = new Date(Date.now() + 86_400_000);
  const dates = [null, past, future];
  const statuses = ["trialing", "active", "past_due", "unpaid", "incomplete", "canceled", null] as const;

  test.each(["local", "stripe"] as const)(
    "with %s billing, for every record there can be",
    async (provider) => {
      const records: SubscriptionRecord[] = [];
      for (const status of statuses)
        for (const trialEnd of dates)
          for (const currentPeriodEnd of dates)
            for (const cancelAtPeriodEnd of [false, true])
              for (const firstPaidAt of [null, past])
                records.push({
                  provider,
                  customerId: `cus_${records.length}`,
                  subscriptionId: `sub_${records.length}`,
                  status,
                  startedAt: past,
                  trialEnd,
                  currentPeriodEnd,
                  cancelAtPeriodEnd,
                  endedAt: null,
                  firstPaidAt,
                  amountMinor: 499,
                  currency: "gbp",
                });
      const ids = await addUsers(open.pool, records.length, { subscribed: false });
      for (const [at, id] of ids.entries()) {
        const record = records[at];
        if (record) await storeSubscription(open.prisma, id, record);
      }
      const shown = new Map<string, string | null>();
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listUsers>> = await listUsers(
          keeper.id,
          cursor ? { cursor } : {},
        );
        for (const user of page.users) shown.set(user.id, user.subscriptionStatus);
        cursor = page.nextCursor;
      } while (cursor);
      for (const [at, id] of ids.entries()) {
        const record = records[at];
        expect({ record, status: shown.get(id) }).toEqual({ record, status: record && standing(record) });
      }
    },
  );

  function standing(record: SubscriptionRecord): string | null {
    const at = now();
    return accessOf(record, at) === "trial_expired" ? "trial_expired" : asOf(record, at).status;
  }
});

test("Deleting a user leaves nothing of theirs but the record of it", async () => {
  const ada = await member(open.prisma, "active", "gone@hearten.test");
  await generateQuote(ada.id, "UTC", { levels: DEFAULT_LEVELS, timeOfDay: "morning", idempotencyKey: null });
  await open.prisma.newsletterSubscriber.create({ data: { email: ada.email, source: "website" } });

  const reply = await remove(ada.id);
  expect([reply.status, reply.body]).toEqual([200, { stripeCleanup: null }]);
  const { user, memberKey, quote, emotionalState, memberSummary, session, newsletterSubscriber } =
    open.prisma;
  expect(await user.count({ where: { id: ada.id } })).toBe(0);
  expect(await memberKey.count({ where: { userId: ada.id } })).toBe(0);
  expect(await quote.count({ where: { userId: ada.id } })).toBe(0);
  expect(await emotionalState.count({ where: { userId: ada.id } })).toBe(0);
  expect(await memberSummary.count({ where: { userId: ada.id } })).toBe(0);
  expect(await session.count({ where: { userId: ada.id } })).toBe(0);
  expect(await newsletterSubscriber.count()).toBe(0);
  expect(await open.prisma.erasureRecord.count({ where: { userId: ada.id } })).toBe(1);
  expect((await remove(ada.id)).status).toBe(404);
});

test("Nobody deletes their own account in the console, alone or among others", async () => {
  const other = await member(open.prisma);
  expect((await remove(keeper.id)).status).toBe(403);
  expect((await removeMany({ userIds: [other.id, keeper.id] })).status).toBe(403);
  expect((await remove(keeper.id.toUpperCase())).status).toBe(403);
  expect((await removeMany({ userIds: [keeper.id.toUpperCase()] })).status).toBe(403);
  expect(await open.prisma.user.count()).toBe(2);
});

test("Bulk deletion takes those that are named, once each, and counts them", async () => {
  const [a, b, c] = [await member(open.prisma), await member(open.prisma), await member(open.prisma)];
  const reply = await removeMany({ userIds: [a.id, b.id, a.id, "0190163d-8694-739b-aea5-966c26f8ad91"] });
  expect([reply.status, reply.body]).toEqual([
    200,
    { deleted: 2, stripeCleanup: 0, remaining: 0, failed: [] },
  ]);
  expect((await list()).body).toMatchObject([{ id: c.id }, { id: keeper.id }]);
  expect(await removeMany({})).toMatchObject({ status: 400, body: { field: "userIds" } });
  expect(await removeMany({ userIds: "all" })).toMatchObject({ status: 400, body: { field: "userIds" } });
  expect((await removeMany({ userIds: [] })).status).toBe(400);
});

test("All that a filter finds go, a hundred at a time: not who was taken out, who came later, or the admin", async () => {
  const ids = await addUsers(open.pool, 130);
  const newest = ids.toSorted().at(-1) ?? "";
  const kept = ids[7] ?? "";
  const later = await member(open.prisma, "active", "later@hearten.test");
  const body = { matching: { q: "hearten" }, except: [kept], upTo: newest, expected: 131 };

  const first = await removeMany(body);
  expect(first.body).toEqual({ deleted: 100, stripeCleanup: 0, remaining: 29, failed: [] });
  expect((await removeMany({ ...body, expected: 29 })).body).toMatchObject({ deleted: 29, remaining: 0 });
  const left = ((await list()).body as AdminUser[]).map((user) => user.id);
  expect(left.sort()).toEqual([keeper.id, kept, later.id].sort());
});

test("Who cannot be deleted holds nobody else up, and is told; once billing cannot be reached the rest is left", async () => {
  const people = [await member(open.prisma), await member(open.prisma), await member(open.prisma)];
  const [a, b, c] = people;
  const failing = vi.spyOn(localBilling, "forgetCustomer").mockRejectedValueOnce(new Error("no"));
  const reply = await removeMany({ userIds: people.map(({ id }) => id) });
  expect([reply.status, reply.body]).toEqual([
    200,
    { deleted: 2, stripeCleanup: 0, remaining: 1, failed: [a?.id] },
  ]);
  expect(await open.prisma.user.count({ where: { id: { in: [b?.id ?? "", c?.id ?? ""] } } })).toBe(0);

  const [d, e] = [await member(open.prisma, "none"), await member(open.prisma)];
  const message = "The billing service cannot be reached. Nothing was deleted.";
  failing.mockClear().mockRejectedValue(new AppError("upstream_unavailable", message));
  const stopped = await removeMany({ userIds: [d.id, a?.id, e.id] });
  expect(stopped.body).toEqual({ deleted: 1, stripeCleanup: 0, remaining: 2, failed: [a?.id, e.id] });
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await removeMany({ userIds: [a?.id, e.id] })).toMatchObject({ status: 503, body: { message } });
  failing.mockRestore();
  const rest = { matching: {}, except: [], upTo: e.id, expected: 2 };
  expect((await removeMany(rest)).body).toMatchObject({ deleted: 2, remaining: 0, failed: [] });
});

test("When more users match than were meant, nobody is deleted", async () => {
  await addUsers(open.pool, 5);
  const upTo = ((await list()).body as AdminUser[])[0]?.id;
  expect((await removeMany({ matching: {}, except: [], upTo, expected: 3 })).status).toBe(409);
  expect(await open.prisma.user.count()).toBe(6);
});

test("Deleting asks for the password again ten minutes after the sign-in, and goes on after it", async () => {
  const ada = await member(open.prisma);
  await signedInLongAgo(keeper);
  for (const reply of [await remove(ada.id), await removeMany({ userIds: [ada.id] })]) {
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({ code: "reauthenticate", message: expect.any(String) });
  }
  expect(await open.prisma.user.count({ where: { id: ada.id } })).toBe(1);
  await call(reauthenticate, "POST", "/api/auth/reauthenticate", {
    as: keeper,
    body: { password: PASSWORD },
  });
  expect((await remove(ada.id)).status).toBe(200);
});

test("A visit is recorded once however much is looked at, each deletion by itself, and none with an address", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const ada = await member(open.prisma);
    const look = () => call(userStats, "GET", "/api/admin/user-stats", { as: keeper });
    await Promise.all([list(`?q=${ada.email}&status=active`), look(), look(), look()]);
    await remove(ada.id);
    // A visit goes on for as long as there are looks.
    for (const _ of [1, 2, 3]) {
      vi.advanceTimersByTime(20 * 60_000);
      await look();
    }
    vi.advanceTimersByTime(31 * 60_000);
    await look();
    const records = await open.prisma.auditRecord.findMany({
      where: { actorId: keeper.id, action: { not: "registered" } },
      orderBy: { id: "asc" },
      select: { action: true, subjectId: true, detail: true },
    });
    expect(records).toEqual([
      { action: "users_viewed", subjectId: null, detail: null },
      { action: "user_deleted", subjectId: ada.id, detail: null },
      { action: "users_viewed", subjectId: null, detail: null },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test("Only the admin may look or delete, and of a member's run of tries the first is recorded", async () => {
  const ada = await member(open.prisma);
  const replies = [
    await list("", ada),
    await call(userStats, "GET", "/api/admin/user-stats", { as: ada }),
    await remove(keeper.id, ada),
    await removeMany({ userIds: [keeper.id] }, ada),
  ];
  const message = "Admin access required. Please contact support if you believe this is an error.";
  for (const reply of replies) expect([reply.status, reply.body]).toEqual([403, { message }]);
  await Promise.all(Array.from({ length: 40 }, () => list("", ada)));
  const denied = { actorId: ada.id, action: "access_denied" };
  expect(await open.prisma.auditRecord.count({ where: denied })).toBe(1);
  expect((await call(users, "GET", "/api/admin/users")).status).toBe(401);
});

test("The admin whose address is no longer verified is no admin", async () => {
  await open.prisma.user.updateMany({ where: { id: keeper.id }, data: { emailVerified: null } });
  expect((await list()).status).toBe(403);
});

test("Of many users the figures may be a minute old, but not for an admin who has deleted one", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    await addUsers(open.pool, 10);
    await estimateUsers(10_000);
    const counts = async () => {
      const { body } = await call(userStats, "GET", "/api/admin/user-stats", { as: keeper });
      const { headers } = await list("?q=hearten.test");
      return [(body as { totalUsers: number }).totalUsers, Number(headers.get("x-total-count"))];
    };
    const [users = 0, found = 0] = await counts();
    const ada = await member(open.prisma);
    await member(open.prisma);
    expect(await counts()).toEqual([users, found]);
    vi.advanceTimersByTime(61_000);
    expect(await counts()).toEqual([users + 2, found + 2]);
    await remove(ada.id);
    expect(await counts()).toEqual([users + 1, found + 1]);
  } finally {
    vi.useRealTimers();
    await estimateUsers(-1);
    forgetCounts();
  }
});

/** As many as the database believes there are; -1: it has not looked yet. */
async function estimateUsers(count: number): Promise<void> {
  await open.pool.query(`UPDATE pg_class SET "reltuples" = $1 WHERE oid = '"User"'::regclass`, [count]);
}
