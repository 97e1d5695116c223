import { CircleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { AdminUser } from "@/lib/admin/schema";

const KNOWN = {
  active: { tone: "good", word: "Active" },
  trialing: { tone: "info", word: "Trial" },
  trial_expired: { tone: "bad", word: "Expired" },
} as const;

/** An unverified address comes before all else; a status that has no word of its own stands as it is. */
export function UserBadge({ user }: { user: AdminUser }) {
  const { emailVerifiedAt, subscriptionStatus } = user;
  if (!emailVerifiedAt) {
    return (
      <Badge tone="warn">
        <CircleAlert />
        Unverified
      </Badge>
    );
  }
  if (!subscriptionStatus) return <Badge>No subscription</Badge>;
  const known = Reflect.get(KNOWN, subscriptionStatus) as (typeof KNOWN)[keyof typeof KNOWN] | undefined;
  return (
    <Badge dot tone={known?.tone ?? "plain"}>
      {known?.word ?? subscriptionStatus}
    </Badge>
  );
}
