import { expect, test, vi } from "vitest";

test("Over https a visitor's cookie is bound to this host, out of scripts' reach and never sent in the clear", async () => {
  vi.stubEnv("APP_URL", "https://hearten.example");
  vi.stubEnv("AUTH_SECRET", "a secret of thirty-two characters");
  vi.stubEnv("DATA_ENCRYPTION_KEYS", Buffer.alloc(32).toString("base64"));
  const { consentMarkCookie, visitorCookie } = await import("./consent-cookies");
  expect(visitorCookie("1")).toMatch(/^__Host-visitor=1; Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/);
  expect(consentMarkCookie()).toMatch(/; Secure$/);
});
