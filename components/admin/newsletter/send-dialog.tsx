"use client";

import { useRecipientCount } from "@/components/admin/newsletter/use-send";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface SendDialogProps {
  open: boolean;
  subject: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says to how many people it goes, before it goes. */
export function SendDialog({ open, subject, isPending, onConfirm, onCancel }: SendDialogProps) {
  const { data, isError } = useRecipientCount(open);
  const count = data?.recipients;
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title="Send this newsletter?"
      description="What is sent cannot be taken back."
    >
      <p className="mt-4 font-semibold wrap-anywhere">{subject}</p>
      <p className="mt-2" role="status">
        {isError ? "The recipients could not be counted just now. Please try again." : recipientWords(count)}
      </p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={!count} pending={isPending} pendingLabel="Sending..." onClick={onConfirm}>
          Send
        </Button>
      </div>
    </Dialog>
  );
}

function recipientWords(count: number | undefined): string {
  if (count === undefined) return "Counting recipients...";
  if (count === 0) return "There is nobody to send it to yet.";
  return `It goes to ${count.toLocaleString("en-US")} ${count === 1 ? "recipient" : "recipients"}.`;
}
