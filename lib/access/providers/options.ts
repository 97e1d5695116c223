import "server-only";
import type { NextRequest } from "next/server";
import type { AuthOptions } from "next-auth";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { adapter } from "./adapter";
import { admitFromProvider } from "./admit-from-provider";
import { nextAuthCookies } from "./flow-cookies";
import { openIdProvider } from "./open-id-provider";
import type { ProviderId, Registration } from "./provider-id";
import { returnAddress } from "./return-address";

/** How next-auth signs somebody in with this provider, in this request. */
export function nextAuthOptions(
  id: ProviderId,
  registration: Registration,
  request: NextRequest,
): AuthOptions {
  return {
    providers: [openIdProvider(id, registration)],
    adapter: adapter(id, request),
    secret: env().authSecret,
    session: { strategy: "database" },
    cookies: nextAuthCookies(),
    pages: { signIn: "/auth", error: "/auth" },
    callbacks: {
      redirect: ({ url }) => returnAddress(url),
      signIn: ({ account, profile }) => admitFromProvider(id, registration.name, account, profile),
    },
    // Its messages can quote addresses and tokens: only what kind they are goes on.
    logger: {
      error: (code) => log.warn({ event: "provider_sign_in_error", provider: id, code }),
      warn: (code) => log.warn({ event: "provider_sign_in_warning", provider: id, code }),
      debug: () => undefined,
    },
  };
}
