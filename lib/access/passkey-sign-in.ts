import "server-only";
import type { NextRequest } from "next/server";
import { askForPasskey, checkPasskey } from "@/lib/accounts/passkeys/check-passkey";
import type { ConfirmQuery, PasskeyAnswer } from "@/lib/accounts/passkeys/schema";
import { SIGN_IN_MINUTES } from "@/lib/config/policy";
import { newToken } from "@/lib/ground/hashes";
import { isSecure } from "@/lib/ground/is-secure";
import { renewSignIn, signIn } from "./sign-in";
import type { Viewer } from "./viewer";

/** What a browser asks a passkey to sign somebody in; its answer counts in this browser alone. */
export async function askToSignIn(request: NextRequest, headers: Headers) {
  // One token for all of a browser's tabs.
  const browser = browserOf(request) ?? newToken();
  headers.append("Set-Cookie", cookie(browser, SIGN_IN_MINUTES * 60));
  return askForPasskey(signInPlace(browser));
}

/** Signs in the member whose passkey has signed. */
export async function signInWithPasskey(answer: PasskeyAnswer, request: NextRequest, headers: Headers) {
  const passkey = await checkPasskey(answer, signInPlace(browserOf(request) ?? newToken()));
  headers.append("Set-Cookie", cookie("", 0));
  return signIn({ id: passkey.userId, passkey }, "passkey", request, headers);
}

/** What a browser asks one of the member's own passkeys, in the session that they are in. */
export function askToConfirm({ id, sessionId }: Viewer, { as }: ConfirmQuery) {
  const wanted = as === "second_factor" ? { userId: id, isSecondFactor: true } : { userId: id };
  return askForPasskey(confirmPlace(sessionId), wanted);
}

/** Marks the session as one in which its member has just proved who they are, by one of their own passkeys. */
export async function confirmWithPasskey(viewer: Viewer, answer: PasskeyAnswer): Promise<void> {
  const passkey = await checkPasskey(answer, confirmPlace(viewer.sessionId), viewer.id);
  await renewSignIn(viewer, passkey);
}

const signInPlace = (browser: string) => `sign-in ${browser}`;
export const confirmPlace = (sessionId: string) => `confirm ${sessionId}`;

function browserOf(request: NextRequest): string | undefined {
  return request.cookies.get(name())?.value || undefined;
}

function cookie(value: string, maxAge: number): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${name()}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}; Max-Age=${maxAge}`;
}

function name(): string {
  return isSecure() ? "__Host-passkey" : "passkey";
}
