import "server-only";
import { randomBytes } from "node:crypto";
import { env } from "@/lib/config/env";
import { PASSKEY_MINUTES } from "@/lib/config/policy";
import { keyedHash, sameText } from "@/lib/ground/hashes";
import { takeOnce } from "@/lib/limits/consume";
import { now } from "@/lib/time/clock";

/** How long a browser waits for a passkey. */
export const PASSKEY_MS = PASSKEY_MINUTES * 60_000;

/** Who a passkey signs for (W3C, Web Authentication: the relying party), by the address that people use. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = env().appUrl;
  return { id: hostname, origin };
}

/**
 * Something new for a passkey to sign. It says itself until when, and where alone it counts, so that nothing is stored
 * for whoever only looks at a sign-in page.
 *
 * @param place the act, and the browser or session that it is bound to
 */
export function newChallenge(place: string): Uint8Array<ArrayBuffer> {
  const said = `${randomBytes(16).toString("base64url")}.${now().getTime() + PASSKEY_MS}`;
  return new Uint8Array(Buffer.from(`${said}.${markOf(place, said)}`));
}

/**
 * Takes a challenge that came back signed.
 *
 * @param challenge base64url, as the browser repeats it
 * @returns false when it is not ours, of another place, too old, or was taken before
 */
export async function takeChallenge(place: string, challenge: string): Promise<boolean> {
  const [nonce = "", until = "", mark = ""] = Buffer.from(challenge, "base64url").toString().split(".");
  if (!sameText(mark, markOf(place, `${nonce}.${until}`))) return false;
  if (Number(until) <= now().getTime()) return false;
  return takeOnce("passkey_challenge", nonce);
}

function markOf(place: string, said: string): string {
  return keyedHash("passkey challenge", `${place} ${said}`);
}

/** By what a passkey knows its member: their id, and nothing that says who they are. */
export function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId));
}
