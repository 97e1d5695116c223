import { afterAll, beforeAll, expect, test } from "vitest";
import { useFreshDatabase } from "@/tests/support/database";
import { type OpenIdServer, providerSettings, startOpenIdServer } from "@/tests/support/openid-server";
import { comeBack, leave, passThrough } from "@/tests/support/provider-journey";
import { newBrowser } from "@/tests/support/request";

let server: OpenIdServer;

beforeAll(async () => {
  server = await startOpenIdServer();
  Object.assign(process.env, providerSettings(server, server), { APP_URL: "https://hearten.example" });
  await useFreshDatabase();
});

afterAll(() => server.close());

test("Over https every cookie of a sign-in is held to this host and this transport", async () => {
  server.person = { sub: "sub", email: "pat@example.com", email_verified: true };
  const browser = newBrowser();
  const { to, headers } = await leave(browser, "google");
  expect(to.searchParams.get("redirect_uri")).toBe("https://hearten.example/api/auth/callback/google");
  const reply = await comeBack(browser, await passThrough(to));
  expect(reply.headers.get("location")).toBe("https://hearten.example/");
  expect([...browser.cookies.keys()]).toEqual(["__Host-session"]);

  const all = [...headers.getSetCookie(), ...reply.headers.getSetCookie()];
  expect(all.length).toBeGreaterThan(5);
  for (const cookie of all) {
    expect(cookie).toMatch(/^__Host-[\w-]+=/);
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toContain("SameSite=Lax");
  }
});
