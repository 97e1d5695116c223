import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isLoopback } from "@/lib/web-address";

/**
 * A write must come from our own pages. Browsers send `Origin` with every write (Fetch standard), so a foreign,
 * sibling or opaque one is refused; a caller that sends none is no browser and carries nobody's cookies unawares.
 *
 * @throws AppError forbidden
 */
export function assertSameOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const allowed =
    origin === null ? site === null || site === "same-origin" || site === "none" : isOurs(origin);
  if (!allowed) throw new AppError("forbidden", "This request came from another site.");
}

function isOurs(origin: string): boolean {
  const { appUrl } = env();
  if (origin === appUrl.origin) return true;
  if (!isLoopback(appUrl.hostname) || !URL.canParse(origin)) return false;
  // On one's own machine, localhost and 127.0.0.1 are the same place.
  const given = new URL(origin);
  return isLoopback(given.hostname) && given.port === appUrl.port && given.protocol === appUrl.protocol;
}
