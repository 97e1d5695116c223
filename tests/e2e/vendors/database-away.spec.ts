import { type App, makeApp } from "@/tests/e2e/support/app";
import { freshDatabase, templateDatabase } from "@/tests/e2e/support/databases";
import { expect, test } from "@/tests/e2e/support/test";
import { startTcpProxy, type TcpProxy } from "@/tests/support/tcp-proxy";

const CALLS = [
  ["GET", "/api/user"],
  ["GET", "/api/quotes/recent"],
  ["GET", "/api/user/export"],
  ["POST", "/api/quotes/generate"],
  ["POST", "/api/auth/login"],
  ["PATCH", "/api/quotes/01900000-0000-7000-8000-000000000001/favorite"],
] as const;
const PAGES = ["/", "/sliders", "/settings", "/subscription", "/auth", "/email-preferences"];
const PERSON = { email: "robin@example.com", password: "warm bread and rain" };
const BODIES: Record<string, object> = {
  "/api/quotes/generate": { sleepQuality: 2 },
  "/api/auth/login": PERSON,
};

let proxy: TcpProxy;
let app: App;
let cookie: string;
let drop: () => Promise<void>;

test.beforeAll(async () => {
  const database = await freshDatabase(templateDatabase("migrated"));
  drop = database.drop;
  const url = new URL(database.url);
  proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  app = await makeApp({ database: "embedded", env: { DATABASE_URL: url.href } });
  const reply = await ask("POST", "/api/auth/register", { ...PERSON, firstName: "Robin" });
  expect(reply.status).toBe(201);
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});

test.afterAll(async () => {
  await app.remove();
  await proxy.close();
  await drop();
});

for (const state of ["hang", "refuse"] as const) {
  test(`a database that is away (${state}) is told within 3 s, to calls and on pages, until it is back`, async () => {
    await proxy.set(state);
    await Promise.all([
      ...CALLS.map(([method, path]) => expectAway(method, path)),
      ...PAGES.map((path) => expectAway("GET", path)),
    ]);
    // What is the same for everyone needs no database.
    expect((await fetch(`${app.url}/about`)).status).toBe(200);
    expect((await fetch(app.url)).status).toBe(200);
    expect((await ask("GET", "/api/health")).status).toBe(503);

    await proxy.set("pass");
    await expect.poll(async () => (await ask("GET", "/api/user")).status).toBe(200);
    await expect.poll(async () => (await ask("GET", "/settings")).status).toBe(200);
  });
}

async function expectAway(method: string, path: string): Promise<void> {
  const started = performance.now();
  const reply = await ask(method, path, BODIES[path]);
  const took = performance.now() - started;
  expect([path, reply.status, Number(reply.headers.get("retry-after")) > 0]).toEqual([path, 503, true]);
  expect(took, path).toBeLessThan(3_000);
  const text = await reply.text();
  if (path.startsWith("/api/")) expect(JSON.parse(text)).toEqual({ message: expect.any(String) });
  else {
    expect(text).toContain("Need help now?");
    expect(text).toContain("Something broke");
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
  }
}

function ask(method: string, path: string, body: object = {}): Promise<Response> {
  const headers = { "Content-Type": "application/json", Cookie: cookie ?? "" };
  const sent = method === "GET" ? {} : { body: JSON.stringify(body) };
  return fetch(app.url + path, { method, headers, redirect: "manual", ...sent });
}
