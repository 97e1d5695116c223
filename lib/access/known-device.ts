import "server-only";
import type { NextRequest } from "next/server";
import { keyedHash } from "@/lib/keyed-hash";
import { sameText } from "@/lib/same-text";
import { isSecure } from "./session-cookie";

/**
 * A browser in which an address was signed in with before keeps a mark of it. Strangers who use up the tries of an
 * address then do not lock its owner out: tries from a known device are counted apart. The mark is worth something for
 * as long as the password is the one that earned it.
 */
export function isKnownDevice(request: NextRequest, email: string, passwordHash: string): boolean {
  const given = request.cookies.get(name())?.value ?? "";
  return sameText(given, markOf(email, passwordHash));
}

/** The header that makes this browser a known device of the address. */
export function knownDeviceCookie(email: string, passwordHash: string): string {
  return cookie(markOf(email, passwordHash), 365 * 86_400);
}

/** The header that makes this browser a stranger again. */
export function noKnownDeviceCookie(): string {
  return cookie("", 0);
}

function cookie(value: string, maxAge: number): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${name()}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}; Max-Age=${maxAge}`;
}

function name(): string {
  return isSecure() ? "__Host-device" : "device";
}

function markOf(email: string, passwordHash: string): string {
  return keyedHash("known device", `${email} ${passwordHash}`);
}
