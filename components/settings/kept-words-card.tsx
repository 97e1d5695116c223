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
      <CardTitle as="h3">Saved words</CardTitle>
      <Loaded
        query={choice}
        waiting={<Skeleton className="mt-3 h-14 w-full" />}
        failed="We couldn't load this setting just now."
      >
        {({ isOn }) => (
          <div className="srow">
            <Bookmark className="lead" />
            <span className="grow">
              <span id={labelId} className="block font-medium">
                Show me saved words again
              </span>
              <span className="block text-sm text-ink-soft">
                Now and then, something you saved comes back on Home. Never more than one a day.
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
    onError: (error) =>
      toastFailure("Not changed", error, "We couldn't change this setting. Please try again."),
  });
}
