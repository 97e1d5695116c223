import "server-only";
import { consume } from "@/lib/abuse/consume";
import type { LimitName } from "@/lib/abuse/limits";
import { log } from "@/lib/log";
import { addressBlock, UNTOLD } from "./address-block";

type BlockLimit = Extract<LimitName, `${string}_block`>;

let isWarned = false;

/**
 * Counts a try against the network that it comes from. Where no proxy is trusted to tell the network nothing is
 * counted: everybody would share one count, and one caller could lock all out. Where the trusted proxy does not tell
 * it, those whom it keeps silent about do share one, and the operator is told: an unlimited way in is worse.
 *
 * @throws AppError rate_limited
 */
export async function limitBlock(name: BlockLimit, request: Request): Promise<void> {
  const block = addressBlock(request);
  if (block === null) return;
  if (block === UNTOLD && !isWarned) {
    isWarned = true;
    log.warn({
      event: "network_untold",
      mend: "X-Forwarded-For has no address at the place TRUSTED_PROXIES points to. Check your proxy, and how many there are.",
    });
  }
  await consume(name, block);
}
