"use client";

import type { Route } from "next";
import { useEffect } from "react";

export type Leave = (path: string) => void;

/** By a full load, so that pages see the session as it is now. */
function goTo(path: string): void {
  window.location.assign(path);
}

interface Leaving {
  /** Whether the time runs. */
  when: boolean;
  to: Route;
  afterMs: number;
  leave?: Leave;
}

/** Leads on to another page after a while, unless one has gone elsewhere by then. */
export function useLeaveAfter({ when, to, afterMs, leave = goTo }: Leaving): void {
  useEffect(() => {
    if (!when) return;
    const leaving = setTimeout(() => leave(to), afterMs);
    return () => clearTimeout(leaving);
  }, [when, to, afterMs, leave]);
}
