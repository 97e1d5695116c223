import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { recordFirstOfRun } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { findViewer } from "./session";
import { sessionCookieName } from "./session-cookie";
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

/** The admin who asks for the page; null for any other member, whose try is recorded. */
export const pageAdmin = cache(async (): Promise<Viewer | null> => {
  const viewer = await memberOrSignIn();
  if (viewer.isAdmin) return viewer;
  await recordFirstOfRun(await database(), "access_denied", viewer.id);
  return null;
});

/** What anyone but the admin is told at an admin page or call. */
export const ADMIN_REQUIRED =
  "Admin access required. Please contact support if you believe this is an error.";
