"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { AUDIENCE_WORDS } from "@/components/admin/newsletter/audience-words";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import {
  type NewsletterAudience,
  type NewsletterInput,
  RecipientCount,
  SendReply,
} from "@/lib/newsletter/console/schema";

/** How many people it would go to now; asked for when the question is put. */
export function useRecipientCount(isAsked: boolean, audience: NewsletterAudience) {
  const queryKey = queryKeys.newsletterRecipients(audience);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(`${queryKey[0]}?audience=${audience}`, { reply: RecipientCount, signal }),
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
          body: bodyOf(input),
          headers: { "Idempotency-Key": keyOf(input) },
          reply: SendReply,
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
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.pastNewsletters }),
  });
  return { send, freshSignIn };
}

/** A newsletter is sent as its words alone, as ever; a notice names who it is for. */
function bodyOf({ audience, ...words }: NewsletterInput): Partial<NewsletterInput> {
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
