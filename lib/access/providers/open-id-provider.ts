import "server-only";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { enterWithProvider, profileOf } from "@/lib/accounts/enter-with-provider";
import type { SignInError, SignInOptions } from "@/lib/accounts/schema";
import type { Provider } from "@/lib/audit/facts";
import { recordAudit } from "@/lib/audit/record-audit";
import { env } from "@/lib/config/env";
import { database } from "@/lib/db/client";
import { log } from "@/lib/ground/log";

type Claims = Record<string, unknown> & { iss: string; sub: string };

/**
 * A provider as next-auth is told of it. One description serves all: Google is an OpenID provider like any other,
 * and next-auth's own leaves the nonce out.
 */
export function openIdProvider(id: Provider, registration: Registration): OAuthConfig<Claims> {
  const { issuer, name, clientId, clientSecret } = registration;
  return {
    id,
    name,
    clientId,
    clientSecret,
    type: "oauth",
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    checks: ["pkce", "state", "nonce"],
    idToken: true,
    userinfo: { request: ({ tokens, client }) => claimsOf(tokens, client, issuer) },
    // The address is judged by what the provider claims of it, not here.
    profile: ({ sub }) => ({ id: sub }),
  };
}

type UserInfo = NonNullable<Exclude<OAuthConfig<Claims>["userinfo"], string | undefined>["request"]>;
type Context = Parameters<UserInfo>[0];
/** The tokens as they are at hand, with more than next-auth's types tell. */
type SignedTokens = Context["tokens"] & { claims(): Claims };

/** What the signed ID token says; a provider that keeps the address out of it is asked for the rest. */
async function claimsOf(
  tokens: Context["tokens"],
  client: Context["client"],
  issuer: string,
): Promise<Claims> {
  const signed = (tokens as SignedTokens).claims();
  // The library holds the token to who the provider's own description says it is, and that to nothing.
  if (signed.iss.replace(/\/$/, "") !== issuer) throw new Error("The provider gives itself out as another.");
  const { access_token } = tokens;
  if (signed.email !== undefined || !access_token) return signed;
  const told = await client.userinfo<Claims>(access_token);
  // OpenID Connect Core, 5.3.2: what is told of somebody else is not to be used.
  if (told.sub !== signed.sub) throw new Error("The provider told of somebody else.");
  return { ...told, ...signed };
}

export function isProviderId(id: unknown): id is Provider {
  return id === "google" || id === "oidc";
}

/** This server's registration with a provider, and what people call it; null where it has not been set up. */
export function registrationWith(id: Provider) {
  const { google, oidc } = env().signInProviders;
  if (id === "google") return google && { ...google, name: "Google" };
  return oidc;
}

/** The ways in, beside a password, that this server's configuration sets up. */
export function signInOptions(): SignInOptions {
  const { google, oidc } = env().signInProviders;
  return { google: google !== null, provider: oidc && { name: oidc.name } };
}

export type Registration = NonNullable<ReturnType<typeof registrationWith>>;

/**
 * Decides whether somebody whom a provider has identified comes in, and has their account ready when they do.
 *
 * @returns true, or the address of ours that tells why not
 */
export async function admitFromProvider(
  id: Provider,
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
