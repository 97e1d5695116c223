"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface DeleteDialogProps {
  /** Whom the question is about: an address, or "3,214 users"; null: closed. */
  whom: string | null;
  isPending: boolean;
  pendingLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what goes, before it goes. */
export function DeleteDialog({ whom, isPending, pendingLabel, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <Dialog
      plain
      open={whom !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title="Delete for good?"
      description="This is permanent and can't be undone."
    >
      <p className="mt-4 font-semibold wrap-anywhere">{whom}</p>
      <p className="mt-3">This removes all of their data:</p>
      <ul className="mt-1 list-disc pl-5">
        <li>quotes, with the check-ins they were written for</li>
        <li>preferences</li>
        <li>subscription info (a running subscription is cancelled straight away)</li>
      </ul>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger-solid" pending={isPending} pendingLabel={pendingLabel} onClick={onConfirm}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
