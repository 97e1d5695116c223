"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useId } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const [PATH] = queryKeys.resurfacing;

/** Whether words that the member kept come back to Home by themselves. */
export function KeptWordsCard() {
  const labelId = useId();
  const choice = useQuery({
    queryKey: queryKeys.resurfacing,
    queryFn: ({ signal }) => call(PATH, { signal }),
  });
  const { mutate, isPending } = useChoose();
  return (
    <Card>
      <CardTitle as="h3">Words you kept</CardTitle>
      <Loaded
        query={choice}
        waiting={<Skeleton className="mt-3 h-14 w-full" />}
        failed="We couldn't load this just now."
      >
        {({ isOn }) => (
          <div className="srow">
            <Bookmark className="lead" />
            <span className="grow">
              <span id={labelId} className="block font-medium">
                Bring back words I kept
              </span>
              <span className="block text-sm text-ink-soft">
                Something you saved stands on Home again, one a day at most.
              </span>
            </span>
            <Switch labelledBy={labelId} checked={isOn} disabled={isPending} onCheckedChange={mutate} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function useChoose() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(PATH, { method: "PUT", body: { isOn } }),
    onSuccess: (choice) => {
      queries.setQueryData(queryKeys.resurfacing, choice);
      queries.invalidateQueries({ queryKey: queryKeys.resurfaced });
    },
    onError: (error) => toastFailure("Not changed", error, "That didn't work. Please try again."),
  });
}
