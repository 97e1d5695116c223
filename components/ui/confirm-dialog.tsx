"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

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
export function ConfirmDialog(props: ConfirmDialogProps) {
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
