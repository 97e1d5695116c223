"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRegion } from "@/components/layout/region";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { money } from "@/lib/config/money";
import { PRICE, type Price } from "@/lib/config/policy";
import { call, messageOf } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { accessUntil, dayInWords, type SubscriptionWords } from "@/lib/subscriptions/subscription-words";

/** How what leads to the card's fields is wired up. */
export interface OpeningCardForm {
  /** The card's fields are on their way. */
  isOpening: boolean;
  onChangeCard: () => void;
}

interface ActionsProps extends OpeningCardForm {
  subscription: SubscriptionStatus;
  timeZone: string;
}

interface SubscriptionActionsProps extends ActionsProps {
  actions: SubscriptionWords["actions"];
}

/** What the member can do about their subscription. */
export function SubscriptionActions({ actions, ...props }: SubscriptionActionsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {actions.map((action) => (
        <SubscriptionAction key={action} {...props} action={action} />
      ))}
    </div>
  );
}

interface SubscriptionActionProps extends ActionsProps {
  action: SubscriptionWords["actions"][number];
}

/** The button of one of them. */
export function SubscriptionAction(props: SubscriptionActionProps) {
  const region = useRegion();
  const { action, subscription, timeZone, isOpening, onChangeCard } = props;
  const { refundableUntil } = subscription;
  const change = {
    size: "small",
    pending: isOpening,
    pendingLabel: "One moment...",
    onClick: onChangeCard,
  } as const;
  switch (action) {
    case "subscribe":
      return <ButtonLink href="/subscription">Subscribe Now</ButtonLink>;
    case "pay":
      return <Button {...change}>Change card and pay</Button>;
    case "reactivate":
      return <Reactivate />;
    case "cancel":
      return <CancelSubscription until={accessUntil(subscription, timeZone, region)} />;
    case "change_card":
      return (
        <Button variant="ghost" {...change}>
          Change card
        </Button>
      );
    case "refund":
      if (refundableUntil === null) return null;
      return (
        <Refund until={dayInWords(refundableUntil, timeZone, region)} price={subscription.price ?? PRICE} />
      );
  }
}

function Reactivate() {
  const { mutateAsync, isPending } = useReactivateSubscription();
  function reactivate({ currentTarget }: React.MouseEvent) {
    const card = currentTarget.closest<HTMLElement>("[tabindex]");
    // Done, this button is gone: the focus stays with the card that says so.
    const keepFocus = () => document.activeElement === document.body && card?.focus({ preventScroll: true });
    void mutateAsync().then(keepFocus, () => {});
  }
  return (
    <Button
      variant="tonal"
      size="small"
      pending={isPending}
      pendingLabel="Reactivating..."
      onClick={reactivate}
    >
      Reactivate
    </Button>
  );
}

/** Asks once, then cancels. `until` is the last day of access; null while a payment is owed. */
function CancelSubscription({ until }: { until: string | null }) {
  const { mutate, isPending } = useCancelSubscription();
  const access =
    until === null
      ? "It won't renew."
      : `You'll keep your access until ${until}, and you can change your mind until then.`;
  return (
    <ConfirmDialog
      title="Cancel your subscription?"
      description={`${access} Your check-ins and quotes stay saved.`}
      trigger={
        <Button variant="outline" size="small">
          Cancel
        </Button>
      }
      confirmLabel="Cancel subscription"
      pendingLabel="Cancelling..."
      keepLabel="Keep my subscription"
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    />
  );
}

/** Gives the first payment back, after asking once. `until` is the last day on which it can be had. */
function Refund({ until, price }: { until: string; price: Price }) {
  const { mutate, isPending } = useRefund();
  return (
    <ConfirmDialog
      title="Get your payment back?"
      description={`You'll get ${money(price)} back on your card, and your subscription ends straight away. Your check-ins and quotes stay saved. You can ask for this until ${until}.`}
      trigger={
        <Button variant="ghost" size="small">
          Get a refund
        </Button>
      }
      confirmLabel={`Refund ${money(price)} and end my subscription`}
      pendingLabel="Refunding..."
      keepLabel="Keep my subscription"
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    />
  );
}

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** The button that asks. */
  trigger: React.ReactElement;
  confirmLabel: string;
  pendingLabel: string;
  keepLabel: string;
  isPending: boolean;
  /** Does it, and calls back once it is done or has failed. */
  onConfirm: (close: () => void) => void;
}

/** Asks once before something that is not lightly undone. */
function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, trigger, confirmLabel, pendingLabel, keepLabel, isPending, onConfirm } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      trigger={trigger}
    >
      <div className="mt-6 grid gap-3">
        <Button
          variant="danger-solid"
          block
          pending={isPending}
          pendingLabel={pendingLabel}
          onClick={() => onConfirm(close)}
        >
          {confirmLabel}
        </Button>
        <Button variant="outline" block onClick={close}>
          {keepLabel}
        </Button>
      </div>
    </Dialog>
  );
}

export function useSubscription() {
  return useQuery({
    queryKey: queryKeys.subscriptionStatus,
    queryFn: ({ signal }) => call(queryKeys.subscriptionStatus[0], { signal }),
  });
}

interface Change {
  path: `/api/subscription/${"cancel" | "reactivate" | "refund"}`;
  done: string;
  failed: string;
}

const CANCEL: Change = {
  path: "/api/subscription/cancel",
  done: "Subscription cancelled",
  failed: "Cancellation failed",
};

const REACTIVATE: Change = {
  path: "/api/subscription/reactivate",
  done: "Subscription reactivated",
  failed: "Reactivation failed",
};

const REFUND: Change = {
  path: "/api/subscription/refund",
  done: "Payment refunded",
  failed: "Refund failed",
};

const useCancelSubscription = () => useChange(CANCEL);
const useReactivateSubscription = () => useChange(REACTIVATE);
const useRefund = () => useChange(REFUND);

function useChange({ path, done, failed }: Change) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(path, { method: "POST" }),
    onSuccess: async ({ message }) => {
      toast({ title: done, description: message });
      await queries.invalidateQueries({ queryKey: queryKeys.subscriptionStatus });
    },
    onError: (error) =>
      toast({
        title: failed,
        description: messageOf(error, "Please try again in a moment."),
        variant: "destructive",
      }),
  });
}
