"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import {
  type NewsletterAudience,
  type NewsletterInput,
  RecipientCount,
  SendReply,
} from "@/lib/newsletter/console/schema";
import { countOf } from "@/lib/time/date-words";

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
  return `It goes to ${countOf(count, one, many)}.`;
}

/** How many people it would go to now; asked for when the question is put. */
function useRecipientCount(isAsked: boolean, audience: NewsletterAudience) {
  const queryKey = queryKeys.newsletterRecipients(audience);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(queryKey[0], { query: { audience }, reply: RecipientCount, signal }),
    enabled: isAsked,
    gcTime: 0,
  });
}

/** Sends to everybody. Pressed again after a failure, it is still the same newsletter. */
export function useSend(onDone: () => void) {
  const queries = useQueryClient();
  const { withFreshSignIn, freshSignIn } = useFreshSignIn();
  const keyOf = useKeyOf();
  const isUnderWay = useRef(false);
  const send = useMutation({
    mutationFn: (input: NewsletterInput) =>
      withFreshSignIn(() =>
        call("/api/newsletter/send", {
          reply: SendReply,
          method: "POST",
          body: bodyOf(input),
          headers: { "Idempotency-Key": keyOf(input) },
        }),
      ),
    onSuccess: ({ sentCount }, { audience }) => {
      toast(AUDIENCE_WORDS[audience].sent(sentCount));
      onDone();
    },
    onError: (error, { audience }) => {
      if (!(error instanceof NotConfirmed)) {
        toastFailure(AUDIENCE_WORDS[audience].failed, error, "Please try again.");
      }
    },
    onSettled: () => {
      isUnderWay.current = false;
      void queries.invalidateQueries({ queryKey: queryKeys.pastNewsletters });
    },
  });
  /** A second press may come before the button shows the first. */
  const sendOnce = (input: NewsletterInput) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    send.mutate(input);
  };
  return { isSending: send.isPending, sendOnce, freshSignIn };
}

/** A newsletter is sent as its words alone, as ever; a notice names who it is for. */
function bodyOf({ audience, ...words }: NewsletterInput) {
  return audience === "subscribers" ? words : { ...words, audience };
}

/** One key for as long as the words, and who they are for, stay the same. */
function useKeyOf(): (input: NewsletterInput) => string {
  const last = useRef({ words: "", key: "" });
  return (input) => {
    const words = JSON.stringify(input);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}

interface AudienceWords {
  button: string;
  question: string;
  one: string;
  many: string;
  sent: (count: number) => { title: string; description: string };
  failed: string;
}

/** What the console says of sending to each audience. */
export const AUDIENCE_WORDS: Record<NewsletterAudience, AudienceWords> = {
  subscribers: {
    button: "Send to All Subscribers",
    question: "Send this newsletter?",
    one: "recipient",
    many: "recipients",
    sent: (count) => ({
      title: "Newsletter sent successfully!",
      description: `Delivered to ${count} subscribers.`,
    }),
    failed: "Failed to send newsletter",
  },
  members: {
    button: "Send to Every Member",
    question: "Send this notice to every member?",
    one: "member",
    many: "members",
    sent: (count) => ({
      title: "Your notice is being sent",
      description: `It's going to ${count} ${count === 1 ? "member" : "members"}.`,
    }),
    failed: "Failed to send notice",
  },
};
