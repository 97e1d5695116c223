"use client";

import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { Switch } from "@/components/ui/switch";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";

interface SwitchCardProps {
  title: string;
  icon: React.ReactNode;
  /** What the switch turns on. */
  label: string;
  /** What that means. */
  hint: string;
  /** Where the choice is kept. */
  path: "/api/user/resurfacing" | "/api/user/streaks";
  /** Reads that the choice changes. */
  changes: readonly QueryKey[];
}

/** A choice that is kept with the member's account, on or off. */
export function SwitchCard({ title, icon, label, hint, path, changes }: SwitchCardProps) {
  const labelId = useId();
  const choice = useQuery({ queryKey: [path], queryFn: ({ signal }) => call(path, { signal }) });
  const { mutate, isPending } = useChoose(path, changes);
  return (
    <Card>
      <CardTitle as="h3">{title}</CardTitle>
      <Loaded
        query={choice}
        waiting={<Skeleton className="mt-3 h-14 w-full" />}
        failed="We couldn't load this setting just now."
      >
        {({ isOn }) => (
          <div className="srow">
            {icon}
            <span className="grow">
              <span id={labelId} className="block font-medium">
                {label}
              </span>
              <span className="block text-sm text-ink-soft">{hint}</span>
            </span>
            <Switch labelledBy={labelId} checked={isOn} disabled={isPending} onCheckedChange={mutate} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function useChoose(path: SwitchCardProps["path"], changes: SwitchCardProps["changes"]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(path, { method: "PUT", body: { isOn } }),
    onSuccess: (choice) => {
      queries.setQueryData([path], choice);
      for (const queryKey of changes) queries.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      toastFailure("Not changed", error, "We couldn't change this setting. Please try again."),
  });
}
