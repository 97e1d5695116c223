"use client";

import { useSyncExternalStore } from "react";
import { browserTimeZone } from "@/lib/http/client";

interface TimeZones {
  /** The zone that this device is in; null until the browser has taken the page over. */
  device: string | null;
  /** What can be chosen, the member's present zone among them. */
  zones: readonly string[];
}

/** The browser's time zones: the server may know others, or call them by other names. */
export function useTimeZones(present: string): TimeZones {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isBrowser) return { device: null, zones: [present] };
  const device = browserTimeZone();
  return { device, zones: [...new Set([...knownZones(), "UTC", device, present])].sort() };
}

let known: readonly string[] | undefined;

// Asking for all names takes some milliseconds.
function knownZones(): readonly string[] {
  known ??= Intl.supportedValuesOf("timeZone");
  return known;
}

const neverChanges = () => () => undefined;
