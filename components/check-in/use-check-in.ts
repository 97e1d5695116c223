"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { crisisCare } from "@/lib/crisis/rules";
import { call, HttpError } from "@/lib/http/client";
import { MOOD_READS } from "@/lib/http/query-keys";
import type { GeneratedQuote } from "@/lib/quotes/schema";
import type { Attempt } from "./attempt";
import { dropKept, keepForLater } from "./keep-for-later";
import { useRatings } from "./use-ratings";

/** A check-in from the first slider to its quote. */
export function useCheckIn(memberId: string, likelyTimeOfDay: TimeOfDay) {
  const queries = useQueryClient();
  const { nextAttempt, finish, ...ratings } = useRatings(memberId, likelyTimeOfDay);
  const [isSignedOut, setSignedOut] = useState(false);
  const sending = useMutation({
    mutationFn: send,
    onMutate: () => setSignedOut(false),
    onSuccess: (_quote, attempt) => {
      finish(attempt);
      void dropKept(attempt);
      if (crisisCare(attempt.ratings) !== "panel") toast({ title: "Support Message Ready!", duration: 2000 });
      for (const path of MOOD_READS) queries.invalidateQueries({ queryKey: [path] });
    },
    onError: async (error, attempt) => {
      if (!(error instanceof HttpError) && (await keepForLater(attempt))) return;
      if (error instanceof HttpError && error.status === 401) {
        queries.removeQueries();
        return setSignedOut(true);
      }
      toastFailure("Generation Failed", error, "Failed to generate support message. Please try again.");
    },
  });
  return {
    ...ratings,
    quote: sending.data,
    /** What the ratings of the last press ask for; known at once, whatever becomes of the call. */
    press: sending.submittedAt,
    care: sending.variables ? crisisCare(sending.variables.ratings) : null,
    isPending: sending.isPending,
    /** The session is over; what was rated is still here. */
    isSignedOut,
    generate: () => sending.mutate(nextAttempt()),
  };
}

function send({ key, ratings }: Attempt): Promise<GeneratedQuote> {
  return call("/api/quotes/generate", {
    method: "POST",
    body: ratings,
    headers: { "Idempotency-Key": key },
    seesTo: [401],
  });
}
