import { keptHere } from "@/components/device/kept-here";
import { rememberMember } from "@/lib/device/device";
import { dropCheckIn, keepCheckIn } from "@/lib/device/keep-check-in";
import { browserTimeZone } from "@/lib/time/browser-time-zone";
import type { Attempt } from "./unfinished-check-in";

/** Readies this device to keep a check-in of this member while there is no connection. */
export function readyToKeep(memberId: string, sealingKey: string): Promise<void> {
  // What sends it is at hand as well, before there is no connection to fetch it by.
  void import("@/components/device/deliver-kept").catch(() => {});
  return rememberMember(memberId, sealingKey);
}

/**
 * Keeps a check-in that could not reach the server on this device.
 *
 * @returns whether it is kept
 */
export async function keepForLater({ key, ratings }: Attempt): Promise<boolean> {
  const { checkedInAt = new Date().toISOString() } = ratings;
  const isKept = await keepCheckIn({
    key,
    ratings: { ...ratings, checkedInAt },
    timeZone: browserTimeZone(),
  }).catch(() => false);
  if (isKept) keptHere.set(keptHere.get() + 1);
  return isKept;
}

/** What has arrived by another way need not wait any more. */
export async function dropKept({ key }: Attempt): Promise<void> {
  await dropCheckIn(key).catch(() => {});
  keptHere.set(keptHere.get() + 1);
}
