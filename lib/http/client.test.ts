import { afterEach, expect, test, vi } from "vitest";
import { call, callForPage, HttpError, isUnreached } from "./client";

const ID = "0190163d-8694-739b-aea5-966c26f8ad91";

/** Every page of ours has its policy. */
const OWN_PAGE = { "Content-Security-Policy": "default-src 'self'" };

afterEach(() => vi.unstubAllGlobals());

function answering(reply: Response) {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => reply.clone());
  vi.stubGlobal("fetch", asked);
  return () => asked.mock.calls.map(([path, { method, body }]) => [method, path, body]);
}

test("The parts of a path are filled in, and what is not given of a query is left out", async () => {
  const asked = answering(Response.json({ id: ID, isFavorite: true }));
  await call("/api/quotes/[id]/favorite", {
    method: "PATCH",
    params: { id: ID },
    body: { isFavorite: true },
  });
  await call("/api/auth/sessions/[id]", { method: "DELETE", params: { id: "../../user" } });
  await call("/api/quotes/recent", { query: { date: "2026-11-21", before: undefined } });
  await call("/api/quotes/recent", { query: {} });
  expect(asked()).toEqual([
    ["PATCH", `/api/quotes/${ID}/favorite`, '{"isFavorite":true}'],
    ["DELETE", "/api/auth/sessions/..%2F..%2Fuser", undefined],
    ["GET", "/api/quotes/recent?date=2026-11-21", undefined],
    ["GET", "/api/quotes/recent", undefined],
  ]);
});

test("A page of a list brings the cursor of the next one", async () => {
  const next = `</api/admin/users?q=a%26b&cursor=${ID}&status=trial>; rel="next"`;
  const headers = { "X-Total-Count": "120", "X-Deletable-Count": "119", Link: next };
  answering(Response.json([], { headers }));
  expect(await callForPage("/api/admin/users")).toEqual({ items: [], total: 120, deletable: 119, next: ID });
  answering(Response.json([]));
  expect(await callForPage("/api/admin/users")).toMatchObject({ next: null });
});

test("A failure says which field is at fault, and of what kind it is", async () => {
  const body = { message: "That isn't your current password.", field: "password", code: "wrong_password" };
  answering(Response.json(body, { status: 403 }));
  const failure = await call("/api/user").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({
    status: 403,
    serverMessage: body.message,
    field: "password",
    code: body.code,
  });
  answering(new Response("Bad gateway", { status: 502 }));
  await expect(call("/api/user")).rejects.toMatchObject({ serverMessage: null, field: null, code: null });
});

test.each([
  ["no connection", new TypeError("Failed to fetch"), true],
  ["a gateway's page", new Response("<h1>502 Bad Gateway</h1>", { status: 502 }), true],
  ["a gateway that waited in vain", Response.json({ message: "timeout" }, { status: 504 }), true],
  ["a gateway with an answer of its own making", new Response("error code: 522", { status: 522 }), true],
  ["a gateway that knows of no app", new Response("no healthy upstream", { status: 503 }), true],
  ["the app without its database", Response.json({ message: "Please try again." }, { status: 503 }), false],
  ["a page of the app's own", new Response("", { status: 503, headers: OWN_PAGE }), false],
  ["the app that failed", Response.json({ message: "Something went wrong." }, { status: 500 }), false],
])("Whether a call got as far as the app: %s", async (_, reply, unreached) => {
  if (reply instanceof Response) answering(reply);
  else vi.stubGlobal("fetch", () => Promise.reject(reply));
  expect(isUnreached(await call("/api/user").catch((error: unknown) => error))).toBe(unreached);
});

test("What does not fit the routes' declarations is an error of types", () => {
  // Not called: the compiler says it.
  const misuses = async () => {
    const user = await call("/api/user");
    // @ts-expect-error: an address is text
    user.email satisfies number;
    // @ts-expect-error: a body that the route does not take
    await call("/api/user/time-zone", { method: "PATCH", body: { zone: "UTC" } });
    // @ts-expect-error: the body is missing
    await call("/api/user/time-zone", { method: "PATCH" });
    // @ts-expect-error: the part of the path is missing
    await call("/api/quotes/[id]/favorite", { method: "PATCH", body: { isFavorite: true } });
    // @ts-expect-error: a value that the query does not know
    await call("/api/user/dimensions", { query: { days: "7" } });
    // @ts-expect-error: a method that the path does not take
    await call("/api/user", { method: "DELETE" });
    // @ts-expect-error: this path has nothing to read
    await call("/api/quotes/generate");
    // @ts-expect-error: a path that there is not
    await call("/api/nothing");
  };
  expect(misuses).toBeTypeOf("function");
});
