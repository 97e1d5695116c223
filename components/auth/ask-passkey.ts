import type { NewPasskey, PasskeyAnswer } from "@/lib/accounts/passkeys/schema";
import { call } from "@/lib/http/client";

type Question = "/api/auth/passkey/options" | "/api/auth/reauthenticate/options";

/** Nobody but who uses a passkey loads what speaks to it. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window;
}

/** Has a passkey sign what the server asks; null when its person would rather not. */
export async function askPasskey(question: Question): Promise<PasskeyAnswer | null> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    call(question, { method: "POST" }),
  ]);
  return unlessDeclined(startAuthentication({ optionsJSON })) as Promise<PasskeyAnswer | null>;
}

/** Has the browser make a passkey; null when its person would rather not. */
export async function makePasskey(): Promise<NewPasskey | null> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    call("/api/user/passkeys/options", { method: "POST" }),
  ]);
  return unlessDeclined(startRegistration({ optionsJSON })) as Promise<NewPasskey | null>;
}

/** Offers passkeys among what the browser fills into the address's field; waits there until one is chosen. */
export async function offerPasskeys(): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await call("/api/auth/passkey/options", { method: "POST" });
  const chosen = startAuthentication({ optionsJSON, useBrowserAutofill: true });
  return unlessDeclined(chosen) as Promise<PasskeyAnswer | null>;
}

/** Closing the browser's question, or another one in its place, is no failure. */
function unlessDeclined<Answer>(answered: Promise<Answer>): Promise<Answer | null> {
  return answered.catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    const names = [error, cause].map((each) => (each instanceof Error ? each.name : ""));
    if (names.includes("NotAllowedError") || names.includes("AbortError")) return null;
    throw error;
  });
}
