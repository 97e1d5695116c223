"use client";

import { useRefund } from "@/components/settings/use-subscription";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { PRICE } from "@/lib/config/brand";

/** Gives the first payment back, after asking once. `until` is the last day on which it can be had. */
export function Refund({ until }: { until: string }) {
  const { mutate, isPending } = useRefund();
  return (
    <ConfirmDialog
      title="Get your payment back?"
      description={`You'll get ${PRICE.label} back on your card, and your subscription ends straight away. Everything you've written stays yours. You can ask for this until ${until}.`}
      trigger={
        <Button variant="ghost" size="small">
          Get a refund
        </Button>
      }
      confirmLabel={`Refund ${PRICE.label} and end my subscription`}
      pendingLabel="Refunding..."
      keepLabel="Keep it"
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    />
  );
}
