import { AppError } from "@/lib/errors";
import { asOf, needsSetup, type SubscriptionRecord } from "./rules";

/**
 * The subscription as it stands.
 *
 * @throws AppError conflict when there is none that runs
 */
export function runningAsOf(record: SubscriptionRecord | null, now: Date): SubscriptionRecord {
  if (!record || needsSetup(record, now)) throw new AppError("conflict", "There is no running subscription.");
  return asOf(record, now);
}
