import "server-only";
import type { NextRequest } from "next/server";
import { expiryNotice } from "@/lib/access/expiry-notices";
import { ADMIN_REQUIRED } from "@/lib/access/page-viewer";
import { assertSecondFactor } from "@/lib/access/second-factor/standing";
import { findViewer } from "@/lib/access/session";
import { sessionCookieName } from "@/lib/access/session-cookie";
import type { Viewer } from "@/lib/access/viewer";
import { recordFirstOfRun } from "@/lib/audit/record-audit";
import { isLoopback } from "@/lib/config/addresses";
import { env } from "@/lib/config/env";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { accessOf } from "@/lib/subscriptions/rules";
import { now } from "@/lib/time/clock";

/**
 * `signed`: a machine calls, and the handler checks what it shows before anything else; `admin_entry`: the admin,
 * before they have shown their second factor.
 */
export type Access = "public" | "signed" | "member" | "subscriber" | "admin" | "admin_entry";

export async function identify(request: NextRequest): Promise<Viewer | null> {
  const token = request.cookies.get(sessionCookieName())?.value;
  return token ? findViewer(token) : null;
}

/** @throws AppError unless this viewer may call what is declared with this access */
export async function admit(access: Access, viewer: Viewer | null, request: NextRequest): Promise<void> {
  if (access === "public" || access === "signed") return;
  if (!viewer) {
    // Whoever still shows a cookie was signed in when the page was opened, and had access there.
    throw access === "subscriber" && request.cookies.has(sessionCookieName())
      ? new AppError("session_ended", "Your session has ended.")
      : new AppError("unauthenticated", "Please sign in.");
  }
  if (access.startsWith("admin") && !viewer.isAdmin) {
    await recordDenial(viewer);
    throw new AppError("forbidden", ADMIN_REQUIRED);
  }
  if (access === "admin") assertSecondFactor(viewer);
  if (access === "subscriber") assertAccess(viewer);
}

async function recordDenial(viewer: Viewer): Promise<void> {
  await recordFirstOfRun(await database(), "access_denied", viewer.id);
}

/** @throws AppError access_expired with the reason */
export function assertAccess(viewer: Viewer): void {
  const access = accessOf(viewer.subscription, now());
  if (access !== "granted") {
    throw new AppError("access_expired", expiryNotice(access).message, { reason: access });
  }
}

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
