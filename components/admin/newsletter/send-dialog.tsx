"use client";

import { AUDIENCE_WORDS } from "@/components/admin/newsletter/audience-words";
import { useRecipientCount } from "@/components/admin/newsletter/use-send";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";

interface SendDialogProps {
  open: boolean;
  subject: string;
  audience: NewsletterAudience;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says to how many people it goes, before it goes. */
export function SendDialog(props: SendDialogProps) {
  const { open, subject, audience, isPending, onConfirm, onCancel } = props;
  const { data, isError } = useRecipientCount(open, audience);
  const count = data?.recipients;
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title={AUDIENCE_WORDS[audience].question}
      description="Once it's sent, you can't take it back."
    >
      <p className="mt-4 font-semibold wrap-anywhere">{subject}</p>
      <p className="mt-2" role="status">
        {isError
          ? "We couldn't count the recipients just now. Please try again."
          : recipientWords(count, audience)}
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

function recipientWords(count: number | undefined, audience: NewsletterAudience): string {
  if (count === undefined) return "Counting recipients...";
  if (count === 0) return "There's nobody to send it to yet.";
  const { one, many } = AUDIENCE_WORDS[audience];
  return `It goes to ${count.toLocaleString("en-US")} ${count === 1 ? one : many}.`;
}
