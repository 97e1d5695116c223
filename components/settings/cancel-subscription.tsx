"use client";

import { useState } from "react";
import { useCancelSubscription } from "@/components/settings/use-subscription";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asks once, then cancels. */
export function CancelSubscription() {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useCancelSubscription();
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title="Cancel your subscription?"
      description="You keep access until the time you have is over, and everything you wrote stays yours. You can take this back until then."
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
