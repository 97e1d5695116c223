"use client";

import { CancelSubscription } from "@/components/settings/cancel-subscription";
import { Refund } from "@/components/settings/refund";
import { useReactivateSubscription } from "@/components/settings/use-subscription";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { accessUntil, dayOf, type SubscriptionWords } from "@/lib/subscriptions/subscription-words";

interface SubscriptionActionsProps {
  subscription: SubscriptionStatus;
  actions: SubscriptionWords["actions"];
  timeZone: string;
  /** The card's fields are on their way. */
  isOpening: boolean;
  onChangeCard: () => void;
}

/** What the member can do about their subscription. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, actions, timeZone, isOpening, onChangeCard } = props;
  const { refundableUntil } = subscription;
  const change = {
    size: "small",
    pending: isOpening,
    pendingLabel: "One moment...",
    onClick: onChangeCard,
  } as const;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {actions.includes("subscribe") && <ButtonLink href="/subscription">Subscribe Now</ButtonLink>}
      {actions.includes("pay") && <Button {...change}>Change card and pay</Button>}
      {actions.includes("reactivate") && <Reactivate />}
      {actions.includes("cancel") && <CancelSubscription until={accessUntil(subscription, timeZone)} />}
      {actions.includes("change_card") && (
        <Button variant="ghost" {...change}>
          Change card
        </Button>
      )}
      {actions.includes("refund") && refundableUntil !== null && (
        <Refund until={dayOf(refundableUntil, timeZone)} />
      )}
    </div>
  );
}

function Reactivate() {
  const { mutate, isPending } = useReactivateSubscription();
  return (
    <Button
      variant="tonal"
      size="small"
      pending={isPending}
      pendingLabel="Reactivating..."
      onClick={() => mutate()}
    >
      Reactivate
    </Button>
  );
}
