import { beforeAll, expect, test, vi } from "vitest";

let cookie: typeof import("./session");

beforeAll(async () => {
  vi.stubEnv("APP_URL", "https://hearten.example");
  vi.stubEnv("AUTH_SECRET", "a secret of thirty-two characters");
  vi.stubEnv("DATA_ENCRYPTION_KEYS", Buffer.alloc(32).toString("base64"));
  cookie = await import("./session");
});

test("Over https the session's cookie is bound to this host, out of scripts' reach and never sent in the clear", () => {
  expect(cookie.sessionCookieName()).toBe("__Host-session");
  const given = cookie.sessionCookie("token");
  expect(given).toMatch(/^__Host-session=token; /);
  for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
    expect(given).toContain(attribute);
  // RFC 6265bis: with a Domain a browser drops a __Host- cookie.
  expect(given).not.toContain("Domain");
});

test("Taking the cookie back names it with the same attributes", () => {
  expect(cookie.noSessionCookie()).toMatch(
    /^__Host-session=; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=0$/,
  );
});
