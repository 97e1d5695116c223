import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { recordFirstOfRun } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import type { FactorStanding } from "./second-factor/schema";
import { factorStanding, letsIn } from "./second-factor/standing";
import { findViewer, sessionCookieName } from "./session";
import { takePassedViewer, VIEWER_HEADER, type Viewer } from "./viewer";

/** Who asks for the page that is being rendered; looked up once a request at most. */
export const pageViewer = cache(async (): Promise<Viewer | null> => {
  const passed = takePassedViewer((await headers()).get(VIEWER_HEADER));
  if (passed !== undefined) return passed;
  const token = (await cookies()).get(sessionCookieName())?.value;
  return token ? findViewer(token) : null;
});

/** The signed-in member, or off to sign in. */
export async function memberOrSignIn(): Promise<Viewer> {
  return (await pageViewer()) ?? redirect("/auth");
}

interface Entry {
  viewer: Viewer;
  /** Null for whoever isn't the admin. */
  standing: FactorStanding | null;
}

/** Who stands at the door of the consoles; a try of any other member is recorded. */
export const adminEntry = cache(async (): Promise<Entry> => {
  const viewer = await memberOrSignIn();
  if (viewer.isAdmin) return { viewer, standing: factorStanding(viewer) };
  await recordFirstOfRun(await database(), "access_denied", viewer.id);
  return { viewer, standing: null };
});

/** The admin who asks for the page; null for any other member, and before a second factor that is due was shown. */
export async function pageAdmin(): Promise<Viewer | null> {
  const { viewer, standing } = await adminEntry();
  return standing && letsIn(standing) ? viewer : null;
}

/** What anyone but the admin is told at an admin page or call. */
export const ADMIN_REQUIRED =
  "Admin access required. Please contact support if you believe this is an error.";
