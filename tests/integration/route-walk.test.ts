import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import type { OpenDatabase } from "@/lib/db/client";
import { API } from "@/lib/http/api";
import type { Access } from "@/lib/http/endpoint";
import { generateQuote } from "@/lib/words/generate-quote";
import { useFreshDatabase } from "@/tests/support/database";
import { admin, LAPSED, type Member, member } from "@/tests/support/people";
import { type Browser, call, type Handlers, newBrowser } from "@/tests/support/request";
import { type Owned, sampleCalls } from "@/tests/support/sample-calls";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const FOLDER = "app/api";
const LISTED: Record<string, { methods: readonly string[] }> = API;
/** next-auth answers under its own path by its own rules. */
const NOT_OURS = new Set(["auth/[...nextauth]"]);
/** Whoever calls these is gone afterwards. */
const ENDS_ACCOUNTS = new Set(["user/delete-account"]);
/** After these the cookie from before opens nothing. */
const BEGINS_COOKIES = new Set([
  "admin/second-factor",
  "admin/second-factor/app",
  "admin/second-factor/passkey",
  "auth/reauthenticate",
  "auth/reauthenticate/passkey",
]);
/** Mail programs write here, from wherever they are; the token is what they show. */
const FROM_ANYWHERE = new Set(["newsletter/one-click"]);

const routes = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => file.replace(/\/route\.tsx?$/, ""))
  .filter((path) => !NOT_OURS.has(path))
  .sort();

// Each calls a route by every method as everybody.
vi.setConfig({ testTimeout: 60_000 });

let open: OpenDatabase;
let people: Record<string, Browser>;
let owner: Member;
let owned: Owned;

beforeAll(async () => {
  open = await useFreshDatabase();
  owner = await member(open.prisma);
  const checkIn = { levels: DEFAULT_LEVELS, timeOfDay: "morning" as const, idempotencyKey: null };
  const quote = await generateQuote(owner.id, "UTC", checkIn);
  const deleted = await generateQuote(owner.id, "UTC", checkIn);
  owned = { quoteId: quote.id, checkInId: quote.checkInId, deletedId: deleted.checkInId };
  people = { ...(await makePeople(owner)), "the admin": await admin(open.prisma) };
});

async function makePeople(aMember: Member): Promise<Record<string, Browser>> {
  const db = open.prisma;
  const lapsed = Object.entries(LAPSED).map(async ([reason, state]) => [reason, await member(db, state)]);
  return {
    "signed out": newBrowser(),
    "a member": aMember,
    "another member": await member(db),
    "a member without setup": await member(db, "none"),
    ...Object.fromEntries(await Promise.all(lapsed)),
  };
}

async function handlersOf(path: string): Promise<Handlers> {
  return (await import(resolve(join(FOLDER, path, "route.ts")))) as Handlers;
}

/** The access that the wrapper was told; undefined for a method that the path does not take. */
function declared(handlers: Handlers, method: (typeof METHODS)[number]): Access | undefined {
  return Reflect.get(handlers[method] ?? {}, "access") as Access | undefined;
}

const takenBy = (handlers: Handlers) => METHODS.filter((method) => handlers[method]);

/** Why the access that a route declares turns this person away; null when it does not. */
function refusal(access: Access, person: string): { status: number; body: unknown } | null {
  const message = expect.any(String);
  if (access === "public" || access === "signed") return null;
  if (person === "signed out") return { status: 401, body: { message } };
  if (access.startsWith("admin") && person !== "the admin") return { status: 403, body: { message } };
  const reason = person === "a member without setup" ? "no_subscription" : person;
  const hasAccess = person.endsWith("member") || person === "the admin";
  if (access === "subscriber" && !hasAccess)
    return { status: 403, body: { requiresAuth: true, reason, message } };
  return null;
}

test("Routes are found where Next looks for them", () => {
  expect(routes.length).toBeGreaterThanOrEqual(18);
  expect(routes).toContain("quotes/[id]/favorite");
});

// One test a route: what fails in it is named by method and person.
test.each(routes)(
  "/api/%s takes the methods it is listed with, and answers everyone as it declares",
  async (path) => {
    const handlers = await handlersOf(path);
    const taken = takenBy(handlers);
    for (const method of taken)
      expect([method, declared(handlers, method)]).toEqual([method, expect.any(String)]);
    if (path === "[...unknown]") expect(taken).toEqual(METHODS);
    else expect(taken).toEqual(METHODS.filter((method) => LISTED[`/api/${path}`]?.methods.includes(method)));
    expect(Object.keys(sampleCalls(owned)[path] ?? {}).sort()).toEqual(taken.toSorted());
    for (const method of taken) await callAsEveryone(path, handlers, method);
  },
);

async function callAsEveryone(path: string, handlers: Handlers, method: (typeof METHODS)[number]) {
  const access = declared(handlers, method);
  const sample = sampleCalls(owned)[path]?.[method];
  if (!access || !sample) throw new Error(`${method} of ${path} is not declared or has no sample.`);
  const callers = ENDS_ACCOUNTS.has(path) ? await makePeople(await member(open.prisma)) : people;
  for (const [person, browser] of Object.entries(callers)) {
    const as = callerFrom(path, browser);
    const { status, body } = await call(handlers, method, sample.path, { ...sample, as });
    const what = { method, person };
    const refused = refusal(access, person);
    if (refused) expect({ ...what, status, body }).toEqual({ ...what, ...refused });
    else if (person === "another member")
      expect({ ...what, status }).toEqual({ ...what, status: sample.othersGet ?? sample.answers });
    else if (person === "a member") expect({ ...what, status }).toEqual({ ...what, status: sample.answers });
    else
      expect({ ...what, isLetIn: isLetIn(status, body, sample.answers) }).toEqual({ ...what, isLetIn: true });
  }
}

function callerFrom(path: string, browser: Browser): Browser {
  // Whoever signed out here would be signed out everywhere.
  if (path === "logout") return newBrowser();
  return BEGINS_COOKIES.has(path) ? browser : { cookies: new Map(browser.cookies) };
}

/** The call reached its handler, which may still find nothing to do for this person. */
function isLetIn(status: number, body: unknown, usual: number): boolean {
  const isTurnedAway = status === 403 || (status === 401 && usual !== 401);
  return (
    !isTurnedAway && status < 500 && !(body !== null && typeof body === "object" && "requiresAuth" in body)
  );
}

test("A write from another site is refused at every route, whoever seems to ask", async () => {
  for (const path of routes.filter((route) => !FROM_ANYWHERE.has(route))) {
    const handlers = await handlersOf(path);
    for (const method of takenBy(handlers).filter((name) => name !== "GET")) {
      const sample = sampleCalls(owned)[path]?.[method];
      const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
      const reply = await call(handlers, method, sample?.path ?? "/api/any", {
        ...sample,
        as: owner,
        headers,
      });
      expect([path, method, reply.status]).toEqual([path, method, 403]);
    }
  }
});

test("Every answer may be kept by nobody, carries its request's id, and loads nothing where it is opened as a page", async () => {
  for (const path of routes) {
    const handlers = await handlersOf(path);
    for (const method of takenBy(handlers)) {
      const sample = sampleCalls(owned)[path]?.[method];
      const { headers } = await call(handlers, method, sample?.path ?? "/api/any", sample ?? {});
      expect([path, method, headers.get("cache-control")]).toEqual([path, method, "private, no-store"]);
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none';.* frame-ancestors 'none'$/,
      );
    }
  }
});
