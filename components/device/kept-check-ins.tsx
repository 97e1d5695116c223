"use client";

import { useEffect } from "react";
import { useLater } from "@/components/ui/use-later";
import { keptHere, refusedHere } from "./kept-here";

const onDevice = () => import("@/lib/device/ready-device");

const FIRST_AGAIN_MS = 5_000;
const AGAIN_AT_MOST_MS = 60_000;

/**
 * Sends what this device kept while the server could not be reached, now and again until all of it has arrived, and
 * readies the device for the next time.
 */
export function KeptCheckIns({ memberId }: { memberId: string }) {
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_AGAIN_MS;
    let isGone = false;
    async function deliver() {
      const { hasWaiting } = await onDevice();
      // Mostly nothing waits, and what would send it is not loaded.
      if (!(await hasWaiting(memberId))) {
        refusedHere.set([]);
        return false;
      }
      const { deliverKept } = await import("./deliver-kept");
      return deliverKept(memberId);
    }
    async function deliverUntilArrived() {
      clearTimeout(again);
      // The script for it cannot be had without a connection either.
      if (!(await deliver().catch(() => true)) || isGone) return;
      clearTimeout(again);
      again = setTimeout(deliverUntilArrived, pause);
      pause = Math.min(pause * 2, AGAIN_AT_MOST_MS);
    }
    function deliverNow() {
      pause = FIRST_AGAIN_MS;
      return deliverUntilArrived();
    }
    // After the delivery, which puts away what was somebody else's.
    void deliverNow()
      .then(() => (isGone ? undefined : ready(memberId)))
      .catch(() => {});
    const unfollow = keptHere.follow(deliverNow);
    window.addEventListener("online", deliverNow);
    const onShown = () => document.visibilityState === "visible" && deliverNow();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      isGone = true;
      clearTimeout(again);
      unfollow();
      window.removeEventListener("online", deliverNow);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [memberId]);
  return null;
}

/** Only where a worker can show the offline page is anything kept for it; the script is here by then. */
async function ready(memberId: string): Promise<void> {
  await navigator.serviceWorker?.ready;
  await (await onDevice()).readyDevice(memberId);
}

const loadRefused = () => import("./refused-check-ins").then((module) => module.RefusedCheckIns);

/** Where a member's screen tells of check-ins that stayed on this device; loads nothing while there are none. */
export function RefusedPlace() {
  const RefusedCheckIns = useLater(loadRefused, refusedHere.useValue().length);
  return RefusedCheckIns && <RefusedCheckIns />;
}
