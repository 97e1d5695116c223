"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { type Ability, ability, isSubscribedHere } from "@/lib/reminders/this-browser";

/** What this browser can do about reminders; null until it has taken the page over. */
export function useAbility(): Ability | null {
  return useSyncExternalStore(onReturn, ability, () => null);
}

/** Whether this browser still holds the subscription that the server has of it; taken for granted until it has said. */
export function useHoldsSubscription(publicKey: string | null, deviceId: string | undefined): boolean {
  const [dropped, setDropped] = useState<string | null>(null);
  useEffect(() => {
    if (publicKey === null || deviceId === undefined) return;
    isSubscribedHere(publicKey)
      .then((holds) => setDropped(holds ? null : deviceId))
      .catch(() => {});
  }, [publicKey, deviceId]);
  return dropped === null || dropped !== deviceId;
}

/** What people allow a site is changed outside of the page. */
function onReturn(listener: () => void): () => void {
  window.addEventListener("focus", listener);
  return () => window.removeEventListener("focus", listener);
}
