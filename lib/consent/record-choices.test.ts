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

test("Over https a visitor's cookie that another host of the domain planted is nobody's", () => {
  const [planted, own] = [newVisitorId(), newVisitorId()];
  expect(visitorIdOf(requestWith(`visitor=${planted}`))).toBeNull();
  expect(visitorIdOf(requestWith(`visitor=${planted}; __Host-visitor=${own}`))).toBe(own);
  expect(visitorIdOf(requestWith(`visitor=${planted}; __Host-visitor=nonsense`))).toBeNull();
});

test("Over https the mark of a choice is bound to this host, and is read by that name alone", () => {
  expect(consentMark(true)).toMatch(/^__Host-consent=.*; Path=\/; SameSite=Lax; .*; Secure$/);
  expect(consentMark(false)).toMatch(/^consent=[^;]*; Path=\/; SameSite=Lax; Max-Age=\d+$/);
  const [held, bare] = [true, false].map((isSecure) => `a=b; ${consentMark(isSecure).split("; ")[0]}`);
  expect([hasConsentMark(`${held}`, true), hasConsentMark(`${bare}`, true)]).toEqual([true, false]);
  expect([hasConsentMark(`${held}`, false), hasConsentMark(`${bare}`, false)]).toEqual([false, true]);
  expect(hasConsentMark(`x${CONSENT_MARK}=${POLICY_VERSION}`, false)).toBe(false);
});
