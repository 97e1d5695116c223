"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { type NewsletterInput, RecipientCount, SendReply } from "@/lib/newsletter/console/schema";

/** How many people a newsletter would go to now; asked for when the question is put. */
export function useRecipientCount(isAsked: boolean) {
  return useQuery({
    queryKey: queryKeys.newsletterRecipients,
    queryFn: ({ signal }) => call(queryKeys.newsletterRecipients[0], { reply: RecipientCount, signal }),
    enabled: isAsked,
    gcTime: 0,
  });
}

/** Sends to everybody. Pressed again after a failure, it is still the same newsletter. */
export function useSend(onDone: () => void) {
  const queries = useQueryClient();
  const { withFreshSignIn, freshSignIn } = useFreshSignIn();
  const keyOf = useKeyOf();
  const send = useMutation({
    mutationFn: (input: NewsletterInput) =>
      withFreshSignIn(() =>
        call("/api/newsletter/send", {
          method: "POST",
          body: input,
          headers: { "Idempotency-Key": keyOf(input) },
          reply: SendReply,
        }),
      ),
    onSuccess: ({ sentCount }) => {
      toast({
        title: "Newsletter sent successfully!",
        description: `Delivered to ${sentCount} subscribers.`,
      });
      onDone();
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) {
        toastFailure("Failed to send newsletter", error, "Please try again.");
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.pastNewsletters }),
  });
  return { send, freshSignIn };
}

/** One key for as long as the words stay the same. */
function useKeyOf(): (input: NewsletterInput) => string {
  const last = useRef({ words: "", key: "" });
  return (input) => {
    const words = JSON.stringify(input);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}
