"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import type { Wish } from "@/lib/check-ins/rules";
import type { SentCheckIn } from "@/lib/check-ins/schema";
import { crisisCare } from "@/lib/crisis/rules";
import { call, HttpError, isUnreached } from "@/lib/http/client";
import type { GeneratedQuote } from "@/lib/words/schema";
import type { Attempt, Rater } from "./unfinished-check-in";
import { type OpeningForms, useRatings } from "./use-ratings";

/** Nothing on the screen waits for it; had as soon as that stands, because when it is needed the connection may be gone. */
export const keeping = () => import("./keep-for-later");

/** A check-in from the first slider to its quote. */
export function useCheckIn(rater: Rater, likelyTimeOfDay: TimeOfDay, forms: OpeningForms) {
  const { pressedRatings, attemptAt, finish, ...ratings } = useRatings(rater, likelyTimeOfDay, forms);
  const [pressed, setPressed] = useState<{ at: number; ratings: SentCheckIn }>();
  const [isSignedOut, setSignedOut] = useState(false);
  const [quote, setQuote] = useState<GeneratedQuote>();
  const [isPending, during] = useUnderWay();
  async function submit(pressed: SentCheckIn) {
    setPressed({ at: Date.now(), ratings: pressed });
    setSignedOut(false);
    setQuote(undefined);
    const attempt = await attemptAt(pressed);
    try {
      const arrived = await send(attempt);
      finish(attempt);
      setQuote(arrived);
      settled(attempt);
    } catch (error) {
      if (isUnreached(error) && (await isKept(attempt))) return void toast(KEPT);
      // It was there since an earlier try, and its member changed or deleted it: sent again, it would be refused again.
      if (error instanceof HttpError && error.status === 409) finish(attempt);
      if (!(error instanceof HttpError && error.status === 401)) return tellFailure(error);
      changeCache(({ queryClient }) => queryClient().removeQueries());
      setSignedOut(true);
    }
  }
  async function ask(id: string) {
    try {
      setQuote(await askForAnother(id, ratings.wish));
      changeCache(({ queryClient, rereadMoods }) => rereadMoods(queryClient()));
    } catch (error) {
      tellFailure(error);
    }
  }
  const hasOthers = ratings.isLogged && quote !== undefined && quote.othersLeft > 0;
  const another = () => quote && during(ask(quote.id));
  return {
    ...ratings,
    /** Nothing was moved since the words came, and there are no other texts for them. */
    isLogged: ratings.isLogged && !hasOthers,
    quote,
    /** Asks for another text for the same check-in. */
    another,
    /** What the ratings of the last press ask for; known at once, whatever becomes of the call. */
    press: pressed?.at ?? 0,
    care: pressed ? crisisCare(pressed.ratings) : null,
    isPending,
    /** The session is over; what was rated is still here. */
    isSignedOut,
    /** With nothing moved since the words came, the same moment is not logged twice: it asks for other words. */
    generate: () => (hasOthers ? another() : during(submit(pressedRatings()))),
  };
}

/** Whether anything that was begun is still under way. The library for it comes with the words. */
function useUnderWay() {
  const [count, setCount] = useState(0);
  function during(work: Promise<void>) {
    setCount((before) => before + 1);
    void work.finally(() => setCount((before) => before - 1));
  }
  return [count > 0, during] as const;
}

/** Where the script of the tab's cache cannot be had, nothing is in it. */
function changeCache(change: (cache: typeof import("@/components/layout/query-client")) => void) {
  import("@/components/layout/query-client").then(change).catch(() => {});
}

/** What follows when a check-in has arrived. */
function settled(attempt: Attempt) {
  void keeping()
    .then(({ dropKept }) => dropKept(attempt))
    .catch(() => {});
  changeCache(({ queryClient, rereadMoods }) => rereadMoods(queryClient()));
  if (crisisCare(attempt.ratings) !== "panel") toast({ title: "Support Message Ready!", duration: 2000 });
}

/** Keeps on this device what could not be sent, where that can be done. */
function isKept(attempt: Attempt): Promise<boolean> {
  return keeping()
    .then(({ keepForLater }) => keepForLater(attempt))
    .catch(() => false);
}

function tellFailure(error: unknown) {
  toastFailure("Generation Failed", error, "Failed to generate support message. Please try again.");
}

const KEPT = {
  title: "Kept on this device",
  description:
    "There's no connection to Hearten just now. Your check-in will be sent as soon as there is, and you'll find your words in Progress.",
};

function send({ key, ratings }: Attempt): Promise<GeneratedQuote> {
  return call("/api/quotes/generate", {
    method: "POST",
    body: ratings,
    headers: { "Idempotency-Key": key },
    seesTo: [401],
  });
}

function askForAnother(id: string, wish: Wish | null): Promise<GeneratedQuote> {
  return call("/api/quotes/[id]/another", {
    method: "POST",
    params: { id },
    query: { wish: wish ?? "none" },
  });
}
