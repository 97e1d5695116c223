import { accessOf, needsSetup } from "@/lib/subscriptions/rules";
import type { Standing } from "./routing-table";
import type { Viewer } from "./viewer";

/** Where the viewer stands for the routing table. */
export function standingOf(viewer: Viewer | null, now: Date): Standing {
  if (!viewer) return "signed_out";
  if (needsSetup(viewer.subscription, now)) return "needs_setup";
  return accessOf(viewer.subscription, now) === "payment_failed" ? "payment_failed" : "member";
}
