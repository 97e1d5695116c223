import { NextRequest } from "next/server";
import { beforeEach, expect, test, vi } from "vitest";
import { CONSENT_MARK, consentMark, hasConsentMark, POLICY_VERSION } from "./consent-mark";
import { newVisitorId, visitorCookie, visitorIdOf } from "./record-choices";

beforeEach(() => {
  vi.stubEnv("APP_URL", "https://hearten.example");
  vi.stubEnv("AUTH_SECRET", "a secret of thirty-two characters");
  vi.stubEnv("DATA_ENCRYPTION_KEYS", Buffer.alloc(32).toString("base64"));
});

function requestWith(cookie: string) {
  return new NextRequest("https://hearten.example/", { headers: { cookie } });
}

test("Over https a visitor's cookie is bound to this host, out of scripts' reach and never sent in the clear", () => {
  expect(visitorCookie("1")).toMatch(/^__Host-visitor=1; Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/);
});

test("A browser that chose before the visitor's cookie had a prefix is still known, and the present name wins", () => {
  const [before, now] = [newVisitorId(), newVisitorId()];
  expect(visitorIdOf(requestWith(`visitor=${before}`))).toBe(before);
  expect(visitorIdOf(requestWith(`visitor=${before}; __Host-visitor=${now}`))).toBe(now);
});

test("Over https the mark of a choice is bound to this host, and is read by either name", () => {
  const [, name] = /^(.*?)=/.exec(consentMark(true)) ?? [];
  expect(consentMark(true)).toMatch(/^__Host-consent=.*; Path=\/; SameSite=Lax; .*; Secure$/);
  expect(consentMark(false)).toMatch(/^consent=[^;]*; Path=\/; SameSite=Lax; Max-Age=\d+$/);
  for (const one of [name, CONSENT_MARK]) expect(hasConsentMark(`a=b; ${one}=${POLICY_VERSION}`)).toBe(true);
  expect(hasConsentMark(`x${CONSENT_MARK}=${POLICY_VERSION}`)).toBe(false);
});
