import type { ConfirmQuery, NewPasskey, PasskeyAnswer } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";

type Question = "/api/auth/passkey/options" | "/api/auth/reauthenticate/options";

/** Nobody but who uses a passkey loads what speaks to it. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window;
}

/** Loads it ahead: a browser may refuse a question that comes too long after the press (Safari). */
export async function loadPasskeys(): Promise<void> {
  // What fails here is told when a passkey is asked for.
  await library().catch(() => null);
}

/**
 * Has a passkey sign what the server asks; null when its person would rather not.
 *
 * @param as one of those alone that count for it
 */
export async function askPasskey(
  question: Question,
  { as }: ConfirmQuery = {},
): Promise<PasskeyAnswer | null> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    as
      ? call("/api/auth/reauthenticate/options", { method: "POST", query: { as } })
      : call(question, { method: "POST" }),
  ]);
  return unlessDeclined(() => startAuthentication({ optionsJSON })) as Promise<PasskeyAnswer | null>;
}

/** Has the browser make a passkey; null when its person would rather not. */
export async function makePasskey(): Promise<NewPasskey | null> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    call("/api/user/passkeys/options", { method: "POST" }),
  ]);
  return unlessDeclined(() => startRegistration({ optionsJSON })) as Promise<NewPasskey | null>;
}

/**
 * Offers passkeys among what the browser fills into the address's field; waits there until one is chosen.
 *
 * @param isOver whether the caller has no more use for it
 */
export async function offerPasskeys(isOver: () => boolean): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await call("/api/auth/passkey/options", { method: "POST" });
  // A question that has been opened meanwhile would be closed by it.
  if (isOver()) return null;
  const choose = () => startAuthentication({ optionsJSON, useBrowserAutofill: true });
  return unlessDeclined(choose) as Promise<PasskeyAnswer | null>;
}

/** Ends an offer that waits in the field. */
export async function endOffer(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** No person is as fast: what is refused sooner was refused by the browser. */
const UNASKED_MS = 300;

/** Closing the browser's question, or another one in its place, is no failure. */
function unlessDeclined<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  const asked = performance.now();
  return ask().catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    const names = [error, cause].map((each) => (each instanceof Error ? each.name : ""));
    if (names.includes("AbortError")) return null;
    if (names.includes("NotAllowedError") && performance.now() - asked > UNASKED_MS) return null;
    throw error;
  });
}
