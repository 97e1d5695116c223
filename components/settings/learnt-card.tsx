"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const [PATH] = queryKeys.learnt;

/** What the member's own feedback has taught about the words that help them; theirs to forget. */
export function LearntCard() {
  const queries = useQueryClient();
  const learnt = useQuery({
    queryKey: queryKeys.learnt,
    queryFn: ({ signal }) => call(PATH, { signal }),
  });
  const forgetting = useMutation({
    mutationFn: () => call(PATH, { method: "DELETE" }),
    onSuccess: (nothing) => queries.setQueryData(queryKeys.learnt, nothing),
    onError: (error) => toastFailure("Not forgotten", error, "That didn't work. Please try again."),
  });
  return (
    <Card>
      <CardTitle as="h3">What Hearten has learnt</CardTitle>
      <Loaded
        query={learnt}
        waiting={<Skeleton className="mt-3 h-12 w-full" />}
        failed="We couldn't load this just now."
      >
        {(data) =>
          data.learnt.length === 0 ? (
            <p className="mt-2 text-ink-soft">
              Nothing yet. When you tell us that words helped, or didn't quite, we choose the next ones with
              that in mind.
            </p>
          ) : (
            <>
              <ul className="mt-2 grid gap-2">
                {data.learnt.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="mt-3 text-sm text-ink-soft">
                Only your own answers went into this. It's stored encrypted.
              </p>
              <Button
                variant="outline"
                className="mt-4"
                pending={forgetting.isPending}
                pendingLabel="Forgetting..."
                onClick={() => forgetting.mutate()}
              >
                Forget all of it
              </Button>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
