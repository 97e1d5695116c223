import { SignInOptions } from "@/lib/accounts/schema";
import { env } from "@/lib/config/env";
import { endpoint } from "@/lib/http/endpoint";

/** The ways in, beside a password, that this server's configuration sets up. */
export const GET = endpoint({ access: "public", reply: SignInOptions }, async () => {
  const { google, oidc } = env().signInProviders;
  return { google: google !== null, provider: oidc && { name: oidc.name } };
});
