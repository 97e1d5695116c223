"use client";

import { Activity, useEffect } from "react";
import { whenIdle } from "@/components/device/somebody-here";
import { lazyUntilHere } from "@/components/ui/use-later";

const load = () => import("./dashboard").then((module) => module.Dashboard);
const Dashboard = lazyUntilHere(load);

/**
 * Home below its greeting: it stands in the document whole, and what makes it live is fetched after the frame. The
 * boundary lets the frame go first; unlike `Suspense` it never shows anything in its place.
 */
export function LaterDashboard(props: React.ComponentProps<typeof Dashboard>) {
  return (
    <Activity>
      <Dashboard {...props} />
    </Activity>
  );
}

/** Has what makes Home live at hand on the other screens as well, so that the way there does not wait for it. */
export function DashboardAhead(): null {
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  return null;
}
