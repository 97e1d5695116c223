"use client";

import { useState } from "react";
import { useCancelSubscription } from "@/components/settings/use-subscription";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asks once, then cancels. `until` is the last day of access; null while a payment is owed. */
export function CancelSubscription({ until }: { until: string | null }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useCancelSubscription();
  const access = until === null ? "It will not renew." : `You keep access until ${until}.`;
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title="Cancel your subscription?"
      description={`${access} Everything you wrote stays yours, and you can take this back until then.`}
      trigger={
        <Button variant="outline" size="small">
          Cancel
        </Button>
      }
    >
      <div className="mt-6 grid gap-3">
        <Button
          variant="danger-solid"
          block
          pending={isPending}
          pendingLabel="Cancelling..."
          onClick={() => mutate(undefined, { onSettled: () => setOpen(false) })}
        >
          Cancel subscription
        </Button>
        <Button variant="outline" block onClick={() => setOpen(false)}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
