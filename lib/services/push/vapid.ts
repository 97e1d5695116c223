import { createPrivateKey, sign } from "node:crypto";
import type { PushSettings } from "@/lib/push-settings";

/** Push services take no longer than a day (RFC 8292, section 2). */
const VALID_SECONDS = 12 * 60 * 60;

/** The Authorization header by which a push service knows this server (VAPID, RFC 8292). */
export function vapidHeader({ publicKey, privateKey, subject }: PushSettings, endpoint: string): string {
  const exp = Math.floor(Date.now() / 1000) + VALID_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const key = signingKey(publicKey, privateKey);
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
}

function signingKey(publicKey: string, d: string) {
  // An uncompressed point: a byte that says so, then its two coordinates.
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d }, format: "jwk" });
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
