import { toast } from "@/components/ui/toast-store";
import { browserTimeZone } from "@/lib/http/client";
import { keepCheckIn } from "@/lib/offline/keep-check-in";
import type { Attempt } from "./attempt";

/**
 * Keeps a check-in that could not reach the server on this device, and says so.
 *
 * @returns whether it is kept
 */
export async function keepForLater({ key, ratings }: Attempt): Promise<boolean> {
  const checkedInAt = new Date().toISOString();
  const isKept = await keepCheckIn({
    key,
    ratings: { ...ratings, checkedInAt },
    timeZone: browserTimeZone(),
  }).catch(() => false);
  if (isKept) {
    toast({
      title: "Kept on this device",
      description:
        "There is no connection. Your check-in is sent, and gets its words, when you are back online.",
    });
  }
  return isKept;
}
