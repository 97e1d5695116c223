import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { DEMO_MEMBER } from "@/prisma/seed/demo-accounts.mjs";
import { type App, makeApp } from "./support/app";
import { expect, test } from "./support/test";

const full = join(tmpdir(), `hearten-full-disk-${process.pid}`);
const TOLD = { message: expect.stringContaining("What you've saved already is safe") };

let app: App;

test.beforeAll(async () => {
  const NODE_OPTIONS = `--import=${resolve("tests/support/programs/full-disk.mjs")}`;
  app = await makeApp({ database: "embedded", seed: true, env: { NODE_OPTIONS, FULL_DISK: full } });
});

test.afterAll(async () => {
  rmSync(full, { force: true });
  await app.remove();
});

test("on a full disk health says so, exports work, and what cannot be kept is refused in words", async ({
  request,
}) => {
  const { email, password } = DEMO_MEMBER;
  const login = await request.post(`${app.url}/api/auth/login`, { data: { email, password } });
  expect(login.status()).toBe(200);
  expect(await healthOf(request)).toEqual([200, { status: "ok", database: "ok", disk: "ok" }]);

  writeFileSync(full, "");
  expect(await healthOf(request)).toEqual([503, { status: "unavailable", database: "ok", disk: "full" }]);
  let refused = 0;
  // Some still fit into what the database's files have room for.
  for (let count = 0; count < 50 && refused < 3; count++) {
    const reply = await request.post(`${app.url}/api/quotes/generate`, { data: { sleepQuality: 2 } });
    expect([201, 503]).toContain(reply.status());
    if (reply.status() === 503) expect(await reply.json()).toEqual(TOLD);
    refused += Number(reply.status() === 503);
  }
  expect(refused).toBeGreaterThan(0);
  for (const path of ["/api/user/data-export", "/api/user/export"]) {
    const reply = await request.get(app.url + path);
    expect([200, 503]).toContain(reply.status());
    if (reply.status() === 503) expect(await reply.json()).toEqual(TOLD);
  }

  rmSync(full);
  const reply = await request.post(`${app.url}/api/quotes/generate`, { data: { sleepQuality: 2 } });
  expect(reply.status()).toBe(201);
});

async function healthOf(request: APIRequestContext): Promise<unknown> {
  const reply = await request.get(`${app.url}/api/health`);
  return [reply.status(), await reply.json()];
}
