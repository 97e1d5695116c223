"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { rereadMoods } from "@/components/layout/query-client";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import type { Wish } from "@/lib/check-ins/rules";
import { crisisCare } from "@/lib/crisis/rules";
import { call, HttpError, isUnreached } from "@/lib/http/client";
import type { GeneratedQuote } from "@/lib/words/schema";
import { dropKept, keepForLater } from "./keep-for-later";
import type { Attempt, Rater } from "./unfinished-check-in";
import { type OpeningForms, useRatings } from "./use-ratings";

/** A check-in from the first slider to its quote. */
export function useCheckIn(rater: Rater, likelyTimeOfDay: TimeOfDay, forms: OpeningForms) {
  const queries = useQueryClient();
  const { nextAttempt, finish, whenKept, ...ratings } = useRatings(rater, likelyTimeOfDay, forms);
  const [isSignedOut, setSignedOut] = useState(false);
  const [quote, setQuote] = useState<GeneratedQuote>();
  function arrive(arrived: GeneratedQuote) {
    setQuote(arrived);
    rereadMoods(queries);
  }
  const sending = useMutation({
    mutationFn: (attempt: Attempt) => whenKept().then(() => send(attempt)),
    onMutate: () => {
      setSignedOut(false);
      setQuote(undefined);
    },
    onSuccess: (arrived, attempt) => {
      finish(attempt);
      void dropKept(attempt);
      arrive(arrived);
      if (crisisCare(attempt.ratings) !== "panel") toast({ title: "Support Message Ready!", duration: 2000 });
    },
    onError: async (error, attempt) => {
      if (isUnreached(error) && (await keepForLater(attempt))) return void toast(KEPT);
      if (error instanceof HttpError && error.status === 401) {
        queries.removeQueries();
        return setSignedOut(true);
      }
      toastFailure("Generation Failed", error, "Failed to generate support message. Please try again.");
    },
  });
  const asking = useMutation({
    mutationFn: ({ id, wish }: { id: string; wish: Wish | null }) =>
      call("/api/quotes/[id]/another", {
        method: "POST",
        params: { id },
        query: { wish: wish ?? "none" },
      }),
    onSuccess: arrive,
    onError: (error) =>
      toastFailure("Generation Failed", error, "Failed to generate support message. Please try again."),
  });
  const hasOthers = ratings.isLogged && quote !== undefined && quote.othersLeft > 0;
  const another = () => quote && asking.mutate({ id: quote.id, wish: ratings.wish });
  return {
    ...ratings,
    /** Nothing was moved since the words came, and there are no other texts for them. */
    isLogged: ratings.isLogged && !hasOthers,
    quote,
    /** Asks for another text for the same check-in. */
    another,
    /** What the ratings of the last press ask for; known at once, whatever becomes of the call. */
    press: sending.submittedAt,
    care: sending.variables ? crisisCare(sending.variables.ratings) : null,
    isPending: sending.isPending || asking.isPending,
    /** The session is over; what was rated is still here. */
    isSignedOut,
    /** With nothing moved since the words came, the same moment is not logged twice: it asks for other words. */
    generate: () => (hasOthers ? another() : sending.mutate(nextAttempt())),
  };
}

const KEPT = {
  title: "Kept on this device",
  description:
    "We can't reach Hearten just now. We'll send your check-in, and get you your words, as soon as we can.",
};

function send({ key, ratings }: Attempt): Promise<GeneratedQuote> {
  return call("/api/quotes/generate", {
    method: "POST",
    body: ratings,
    headers: { "Idempotency-Key": key },
    seesTo: [401],
  });
}
