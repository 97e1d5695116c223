"use client";

import { useState } from "react";
import { useRefund } from "@/components/settings/use-subscription";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PRICE } from "@/lib/brand";

/** Gives the first payment back, after asking once. `until` is the last day on which it can be had. */
export function Refund({ until }: { until: string }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useRefund();
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title="Get your payment back?"
      description={`You get ${PRICE.label} back on your card, and your subscription ends at once. Everything you wrote stays yours. You can ask for this until ${until}.`}
      trigger={
        <Button variant="ghost" size="small">
          Get a refund
        </Button>
      }
    >
      <div className="mt-6 grid gap-3">
        <Button
          variant="danger-solid"
          block
          pending={isPending}
          pendingLabel="Refunding..."
          onClick={() => mutate(undefined, { onSettled: () => setOpen(false) })}
        >
          Refund {PRICE.label} and end my subscription
        </Button>
        <Button variant="outline" block onClick={() => setOpen(false)}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
