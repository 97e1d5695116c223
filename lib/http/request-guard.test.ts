import "@/tests/support/environment";
import { readdirSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { log } from "@/lib/ground/log";
import { API, methodsOf } from "./api";
import { guard } from "./request-guard";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"];
const ID = "0190163d-8694-739b-aea5-966c26f8ad91";

let server: Server;

beforeAll(async () => {
  server = createServer((asked, response) => {
    if (!guard(asked, response)) response.writeHead(299, { "X-Method": asked.method ?? "" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  text: string;
}

function ask(method: string, path: string, headers = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", method, path, headers }, async (reply) => {
      const text = (await reply.toArray()).join("");
      resolve({ status: reply.statusCode, headers: reply.headers, text });
    });
    asked.on("error", reject).end();
  });
}

/** The paths of the tree, as Next finds them. The two that end in `[...` answer every method themselves. */
const paths = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith("/route.ts") && !file.includes("[..."))
  .map((file) => `/api/${file.replace(/\/route\.ts$/, "")}`);

test("Each path of the tree is listed, and none besides", () => {
  expect(Object.keys(API).sort()).toEqual(paths.sort());
});

test("A method that a path does not take is refused with those that it takes, and logged without ids", async () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  for (const [path, { methods }] of Object.entries(API)) {
    const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
    for (const method of METHODS.filter((each) => !allowed.includes(each))) {
      info.mockClear();
      const { status, headers, text } = await ask(method, path.replace(/\[\w+\]/g, ID));
      expect([path, method, status, String(headers.allow).split(", ").sort()]).toEqual([
        path,
        method,
        405,
        allowed,
      ]);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      if (method !== "HEAD") {
        expect(JSON.parse(text)).toEqual({ message: `This address takes ${methods.join(", ")} only.` });
      }
      const line = { event: "request", method, status: 405, path: path.replace(/\[\w+\]/g, "[id]") };
      expect(info.mock.calls).toEqual([[expect.objectContaining(line)]]);
    }
  }
  info.mockRestore();
});

test("OPTIONS is answered with the methods that a path takes", async () => {
  expect(await ask("OPTIONS", "/api/user/consents")).toMatchObject({
    status: 204,
    headers: { allow: "GET, HEAD, POST, OPTIONS" },
  });
  expect(await ask("OPTIONS", `/api/quotes/${ID}/favorite`)).toMatchObject({
    status: 204,
    headers: { allow: "PATCH, OPTIONS" },
  });
});

test("What a path takes, and every path that is not listed, is left to the routes", async () => {
  for (const [method, path] of [
    ["GET", "/api/user?x=1"],
    ["HEAD", "/api/user"],
    ["POST", "/api/quotes/generate"],
    ["DELETE", "/api/nothing"],
    ["GET", "/api/auth/callback/google"],
    ["POST", "/settings"],
  ] as const) {
    expect([path, await ask(method, path)]).toMatchObject([
      path,
      { status: 299, headers: { "x-method": method } },
    ]);
  }
  // Next answers 500 to a method that it does not know.
  expect(await ask("PROPFIND", "/api/nothing")).toMatchObject({ headers: { "x-method": "OPTIONS" } });
});

test("A path with a name of its own is not taken for one with an id", () => {
  expect(methodsOf("/api/admin/users/bulk-delete")).toEqual(["POST"]);
  expect(methodsOf(`/api/admin/users/${ID}`)).toEqual(["GET", "DELETE"]);
  expect(methodsOf(`/api/admin/users/${ID}/more`)).toBeUndefined();
});

test("A server for this machine alone answers under no name that was made to lead here", async () => {
  for (const host of ["evil.example", "evil.example:3000", "localhost.evil.example", "127.0.0.1:1"]) {
    expect([host, (await ask("GET", "/", { host })).status]).toEqual([host, 421]);
  }
  expect((await ask("GET", "/", { host: "localhost:3000" })).status).toBe(299);
});
