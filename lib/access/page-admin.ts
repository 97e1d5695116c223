import "server-only";
import { cache } from "react";
import { recordFirstOfRun } from "@/lib/audit/record-audit";
import { database } from "@/lib/db/client";
import { memberOrSignIn } from "./page-viewer";
import type { Viewer } from "./viewer";

/** The admin who asks for the page; null for any other member, whose try is recorded. */
export const pageAdmin = cache(async (): Promise<Viewer | null> => {
  const viewer = await memberOrSignIn();
  if (viewer.isAdmin) return viewer;
  await recordFirstOfRun(await database(), "access_denied", viewer.id);
  return null;
});
