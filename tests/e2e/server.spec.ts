import { request as ask } from "node:http";
import { expect, test } from "@playwright/test";
import { type App, makeApp } from "./support/app";

let app: App;
let demo: App;

test.beforeAll(async () => {
  app = await makeApp({ database: "embedded", env: { APP_URL: "https://hearten.example" } });
  demo = await makeApp({ database: "embedded", env: { DEMO: "1" } });
});

test.afterAll(() => Promise.all([app.remove(), demo.remove()]));

test("the demo and its outbox answer under no name but this machine's own", async () => {
  const { port } = new URL(demo.url);
  for (const path of ["/", "/dev/outbox", "/api/health", "/auth", "/robots.txt"]) {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect([host, path, (await answer(demo, "GET", path, { host })).status]).toEqual([host, path, 200]);
    }
    for (const host of [`evil.test:${port}`, "evil.test", "localhost:1", "localhost.evil.test", "@"]) {
      expect([host, path, (await answer(demo, "GET", path, { host })).status]).toEqual([host, path, 421]);
    }
  }
});

test("the production server has no outbox page, whatever name it is asked under", async () => {
  for (const host of ["hearten.example", `localhost:${new URL(app.url).port}`, "evil.test"]) {
    expect((await answer(app, "GET", "/dev/outbox", { host })).status).toBe(404);
  }
});

test("an address that cannot be decoded is refused as such", async () => {
  for (const path of ["/api/%", "/api/quotes/%ff/favorite", "/api/auth/%E0%A4%A", "/api/cron/%zz?x=1"]) {
    for (const method of ["GET", "PATCH"]) {
      const reply = await answer(app, method, path);
      expect([path, reply.status, JSON.parse(reply.text)]).toEqual([
        path,
        400,
        { message: expect.any(String) },
      ]);
    }
  }
});

test("a method that nobody has is refused with those that the address has", async () => {
  const allowed = {
    "/api/user": "GET, HEAD, OPTIONS",
    "/api/quotes/generate": "POST, OPTIONS",
    "/about": "GET, HEAD",
    "/settings": "GET, HEAD",
  };
  for (const [path, allow] of Object.entries(allowed)) {
    for (const method of ["TRACE", "PROPFIND"]) {
      const reply = await answer(app, method, path);
      expect([path, method, reply.status, reply.allow]).toEqual([path, method, 405, allow]);
    }
  }
  expect(await answer(app, "OPTIONS", "/api/user")).toMatchObject({
    status: 204,
    allow: "GET, HEAD, OPTIONS",
  });
  expect((await answer(app, "HEAD", "/api/user")).status).toBe(401);
});

test("a router state that makes no sense is answered with the page", async () => {
  for (const state of ["%7Bbad", "[1,2]", "null", "%", "x".repeat(10_000)]) {
    for (const [path, status] of Object.entries({ "/landing": 404, "/no-such-page": 404, "/auth": 200 })) {
      const headers = { RSC: "1", "Next-Router-State-Tree": state };
      let reply = await answer(app, "GET", path, headers);
      if (reply.location) reply = await answer(app, "GET", reply.location, headers);
      expect([state.slice(0, 20), path, reply.status]).toEqual([state.slice(0, 20), path, status]);
    }
  }
});

interface Answer {
  status: number | undefined;
  allow: string | undefined;
  location: string | undefined;
  text: string;
}

/** A request as it is written, with any host, path or method. */
function answer(
  { url }: App,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = ask({ host: "127.0.0.1", port, method, path, headers, agent: false }, async (reply) => {
      const text = (await reply.setEncoding("utf8").toArray()).join("");
      const { allow, location } = reply.headers;
      resolve({ status: reply.statusCode, allow, location, text });
    });
    sent.on("error", reject).end();
  });
}
