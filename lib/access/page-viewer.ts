import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { takePassedViewer, VIEWER_HEADER } from "./passed-viewer";
import { findViewer } from "./session";
import { sessionCookieName } from "./session-cookie";
import type { Viewer } from "./viewer";

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
