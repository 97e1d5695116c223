import "server-only";
import { Secret, TOTP } from "otpauth";
import { BRAND } from "@/lib/config/brand";

/** Bytes of a secret, as HMAC-SHA-1 takes them (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** A device's clock may be this many steps of half a minute off (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;

/** A new secret for an app, base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app is set up by. */
export function appUri(secret: string, account: string): string {
  return codesOf(secret, account).toString();
}

/** The step whose code this is; null when it is none's. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const codes = codesOf(secret);
  const timestamp = at.getTime();
  const drift = codes.validate({ token: code, timestamp, window: DRIFT_STEPS });
  if (drift === null) return null;
  return codes.counter({ timestamp }) + drift;
}

/** What every app knows: SHA-1, six digits, half a minute (RFC 6238). */
function codesOf(secret: string, account = ""): TOTP {
  return new TOTP({ issuer: BRAND.name, label: account, secret: Secret.fromBase32(secret) });
}
