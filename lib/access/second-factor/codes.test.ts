import { expect, test } from "vitest";
import { appUri, newSecret, stepOf } from "./codes";

/** "12345678901234567890" (RFC 6238, appendix B). */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** Seconds, and the last six digits of the code for SHA-1 in the RFC's table. */
const VECTORS: readonly [number, string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
];

const at = (seconds: number) => new Date(seconds * 1000);

test.each(VECTORS)("At second %i the code is %s (RFC 6238, appendix B)", (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(SECRET, code, at(seconds))).toBe(step);
});

test("A clock may be half a minute off either way, and no more", () => {
  const step = Math.floor(1111111109 / 30);
  for (const drift of [-30, 0, 30]) expect(stepOf(SECRET, "081804", at(1111111109 + drift))).toBe(step);
  for (const drift of [-60, 60]) expect(stepOf(SECRET, "081804", at(1111111109 + drift))).toBeNull();
});

test("What isn't six digits is no code", () => {
  for (const code of ["", "28708", "2870820", "28708a", "94287082"])
    expect(stepOf(SECRET, code, at(59))).toBeNull();
});

test("An app is told the secret, whose it is and where it is for", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(appUri(secret, "admin@hearten.test"));
  expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(uri.pathname)).toBe("/Hearten:admin@hearten.test");
  expect(uri.searchParams.get("secret")).toBe(secret);
  expect(uri.searchParams.get("issuer")).toBe("Hearten");
});
