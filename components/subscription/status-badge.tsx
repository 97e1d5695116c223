import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { planLabel } from "./standing-words";

/** The plan's name; the dot is green while it gives access, else red. */
export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  const isRunning = status.status === "active" || status.isTrialing;
  return (
    <span className="badge bg-surface">
      <i className={isRunning ? "dot text-mood-5-line" : "dot text-danger"} />
      {planLabel(status)}
    </span>
  );
}
