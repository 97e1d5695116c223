import "server-only";
import { consume } from "@/lib/abuse/consume";
import type { LimitName } from "@/lib/abuse/limits";
import { addressBlock } from "./address-block";

type BlockLimit = Extract<LimitName, `${string}_block`>;

/**
 * Counts a try against the network that it comes from. Where no proxy is trusted to tell the network nothing is
 * counted: everybody would share one count, and one caller could lock all out.
 *
 * @throws AppError rate_limited
 */
export async function limitBlock(name: BlockLimit, request: Request): Promise<void> {
  const block = addressBlock(request);
  if (block !== "unknown") await consume(name, block);
}
