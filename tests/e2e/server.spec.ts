import { createHash } from "node:crypto";
import { request as ask } from "node:http";
import { BUILT_ADDRESS } from "@/lib/config/built-address.mjs";
import { LISTED_PAGES } from "@/lib/seo/public-page";
import { type App, makeApp } from "./support/app";
import { expect, test } from "./support/test";

let app: App;
let demo: App;

test.beforeAll(async () => {
  [app, demo] = await Promise.all([
    makeApp({ database: "embedded", env: { APP_URL: "https://hearten.example" } }),
    makeApp({ database: "embedded", env: { DEMO: "1" } }),
  ]);
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
      const reply = await followed(app, path, headers);
      expect([state.slice(0, 20), path, reply.status]).toEqual([state.slice(0, 20), path, status]);
    }
  }
});

test("one build names every server by its own address, and its pages' scripts still run", async () => {
  for (const [server, address] of [
    [app, "https://hearten.example"],
    [demo, demo.url],
  ] as const) {
    for (const path of LISTED_PAGES) {
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
        const { text } = await followed(server, path, headers);
        expect(text).not.toContain(new URL(BUILT_ADDRESS).host);
        expect(text).toContain(`${address}${path === "/" ? "" : path}"`);
      }
      const { text, policy = "" } = await answer(server, "GET", path);
      const own = path === "/" ? "" : path;
      expect(text).toContain(`<link rel="canonical" href="${address}${own}"`);
      expect(text).toContain(`<meta property="og:url" content="${address}${own}"`);
      expect(text).toContain(`<meta property="og:image" content="${address}/pictures/share.jpg"`);
      const scripts = [...text.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(2);
      for (const [, script = ""] of scripts) {
        expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
      }
    }
  }
});

/** Next sends a client whose address lacks the mark of its headers to the address that has it. */
async function followed(server: App, path: string, headers: Record<string, string>): Promise<Answer> {
  const reply = await answer(server, "GET", path, headers);
  return reply.location ? answer(server, "GET", reply.location, headers) : reply;
}

interface Answer {
  status: number | undefined;
  allow: string | undefined;
  location: string | undefined;
  policy: string | undefined;
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
      const policy = String(reply.headers["content-security-policy"]);
      resolve({ status: reply.statusCode, allow, location, policy, text });
    });
    sent.on("error", reject).end();
  });
}
