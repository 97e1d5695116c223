import "server-only";
import type { SignInError } from "@/lib/access/sign-in-errors";
import { enterWithProvider, profileOf } from "@/lib/accounts/enter-with-provider";
import { recordAudit } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { log } from "@/lib/ground/log";
import type { ProviderId } from "./open-id-provider";

/**
 * Decides whether somebody whom a provider has identified comes in, and has their account ready when they do.
 *
 * @returns true, or the address of ours that tells why not
 */
export async function admitFromProvider(
  id: ProviderId,
  providerName: string,
  account: { providerAccountId: string } | null,
  claims: unknown,
): Promise<true | string> {
  if (!account) return refusalPath("sign_in_not_completed");
  const profile = profileOf(claims);
  if ("refused" in profile) {
    await recordAudit(await database(), "sign_in_failed", { detail: { means: id, reason: profile.refused } });
    return refusalPath(profile.refused);
  }
  try {
    await enterWithProvider(
      { provider: id, providerAccountId: account.providerAccountId },
      profile,
      providerName,
    );
    return true;
  } catch (error) {
    // next-auth would put the error's message into the address.
    log.error({ event: "provider_sign_in_failed", kind: error instanceof Error ? error.name : typeof error });
    return refusalPath("sign_in_not_completed");
  }
}

/** The sign-in page with the reason why nobody was signed in. */
export function refusalPath(error: SignInError): string {
  return `/auth?error=${error}`;
}
