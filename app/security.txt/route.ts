import { env } from "@/lib/config/env";
import { securityText } from "@/lib/config/operator";
import { now } from "@/lib/time/clock";

// Made as it is asked for, so that it never has expired.
export const dynamic = "force-dynamic";

/** Whom to tell of a weak spot; asked for as `/.well-known/security.txt`. */
export function GET(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" };
  return new Response(securityText(env().appUrl, now()), { headers });
}
