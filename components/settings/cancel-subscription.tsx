"use client";

import { useCancelSubscription } from "@/components/settings/use-subscription";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/** Asks once, then cancels. `until` is the last day of access; null while a payment is owed. */
export function CancelSubscription({ until }: { until: string | null }) {
  const { mutate, isPending } = useCancelSubscription();
  const access = until === null ? "It won't renew." : `You'll keep your access until ${until}.`;
  return (
    <ConfirmDialog
      title="Cancel your subscription?"
      description={`${access} Everything you've written stays yours, and you can change your mind until then.`}
      trigger={
        <Button variant="outline" size="small">
          Cancel
        </Button>
      }
      confirmLabel="Cancel subscription"
      pendingLabel="Cancelling..."
      keepLabel="Keep it"
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    />
  );
}
