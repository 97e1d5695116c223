import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/config/env";

/**
 * A text under the server's secret (HMAC-SHA-256, base64url): always the same, and without the secret neither made nor
 * guessed. `purpose` keeps the hashes of one use from being of any in another; stored ones depend on its wording.
 */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", env().authSecret).update(`${purpose} ${text}`).digest("base64url");
}

/** A new random token of 256 bits. Only its hash is kept: a stolen table opens nothing. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token (SHA-256, base64url); it needs no salt, as nobody guesses 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Whether two texts are the same, in a time that does not tell how far they agree. */
export function sameText(a: string, b: string): boolean {
  // Bytes, not characters: texts of one length can differ in theirs, which the comparison does not take.
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
