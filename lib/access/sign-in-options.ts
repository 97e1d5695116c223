import "server-only";
import type { SignInOptions } from "@/lib/accounts/schema";
import { env } from "@/lib/env";

/** The ways in, beside a password, that this server's configuration sets up. */
export function signInOptions(): SignInOptions {
  const { google, oidc } = env().signInProviders;
  return { google: google !== null, provider: oidc && { name: oidc.name } };
}
