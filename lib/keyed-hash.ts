import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

/**
 * A text under the server's secret (HMAC-SHA-256, base64url): always the same, and without the secret neither made nor
 * guessed. `purpose` keeps the hashes of one use from being of any in another; stored ones depend on its wording.
 */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", env().authSecret).update(`${purpose} ${text}`).digest("base64url");
}
