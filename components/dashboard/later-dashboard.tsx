"use client";

import { Activity, lazy, useEffect } from "react";
import { whenIdle } from "@/components/device/somebody-here";

const load = () => import("./dashboard").then((module) => ({ default: module.Dashboard }));
const Dashboard = lazy(loadUntilHere);

const AGAIN_MS = 5_000;

/** Whoever has the page already keeps it while its script cannot be had. */
async function loadUntilHere(): ReturnType<typeof load> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === "undefined") throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return loadUntilHere();
  }
}

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
