"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { monthInSentence } from "@/lib/moods/calendar";

/** Words that the member kept, come back by themselves. Where none do, or they can't be had, nothing stands here. */
export function KeptWords({ today }: { today: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.resurfaced,
    queryFn: ({ signal }) => call(queryKeys.resurfaced[0], { signal }),
  });
  const hiding = useHide();
  if (hiding.isPending || hiding.isSuccess) return <PutAway />;
  if (!data?.quote) return null;
  return (
    <Card variant="quiet" className={PLACE} aria-label="Words you saved">
      <p className="text-sm text-ink-soft">You saved this one {monthInSentence(data.quote.keptOn, today)}</p>
      <p className="said mt-2 text-[1.25rem]/7.25">{data.quote.text}</p>
      <Button variant="ghost" size="small" className="mt-2 -mb-2 -ml-4" onClick={() => hiding.mutate()}>
        Not today
      </Button>
    </Card>
  );
}

const PLACE = "lg:[grid-area:kept]";

/** In the place of what has just been put away; the focus, which stood on its button, goes here. */
function PutAway() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} tabIndex={-1} className={clsx(PLACE, "px-5 text-sm text-ink-soft outline-none")}>
      Hidden for today.
    </p>
  );
}

function useHide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(queryKeys.resurfaced[0], { method: "DELETE" }),
    onSuccess: (nothing) => queries.setQueryData(queryKeys.resurfaced, nothing),
    onError: (error) =>
      toastFailure("Not hidden", error, "We couldn't hide that just now. Please try again."),
  });
}
