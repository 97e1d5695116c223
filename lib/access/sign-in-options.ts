import "server-only";
import type { SignInOptions } from "@/lib/accounts/schema";

/** The ways in, beside a password, that this server's configuration sets up. */
export function signInOptions(): SignInOptions {
  return { google: false, provider: null };
}
