"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keptHere } from "@/components/check-in/keep-for-later";
import { forgetArrived } from "@/components/check-in/unfinished-check-in";
import { rereadMoods } from "@/components/layout/query-client";
import { toast } from "@/components/ui/toast";

const FIRST_AGAIN_MS = 5_000;
const AGAIN_AT_MOST_MS = 60_000;

/**
 * Sends what this device kept while the server could not be reached, now and again until all of it has arrived, and
 * readies the device for the next time.
 */
export function KeptCheckIns({ memberId }: { memberId: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_AGAIN_MS;
    let isGone = false;
    async function deliver() {
      const { sendKeptCheckIns } = await import("@/lib/device/kept-check-ins");
      const { sent, refused, waits } = await sendKeptCheckIns(memberId);
      forgetArrived(sent);
      if (sent.length > 0) rereadMoods(queries);
      if (sent.length + refused > 0) toast(sent.length > 0 ? delivered(sent.length) : REFUSED);
      return waits;
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
  }, [memberId, queries]);
  return null;
}

/** Only where a worker can show the offline page is anything kept for it. */
async function ready(memberId: string): Promise<void> {
  await navigator.serviceWorker?.ready;
  const { readyDevice } = await import("@/lib/device/ready-device");
  await readyDevice(memberId);
}

function delivered(sent: number) {
  const title = sent === 1 ? "Your check-in has been sent" : `Your ${sent} check-ins have been sent`;
  return { title, description: "It was waiting for a connection. You'll find your words in Progress." };
}

const REFUSED = {
  title: "Not added",
  description: "A check-in kept on this device was too old to add.",
  variant: "destructive",
} as const;
