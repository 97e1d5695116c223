"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useBannerView } from "@/components/consent/cookie-banner-store";
import { CookieChoicesButton } from "@/components/consent/cookie-choices-button";
import { toastFailure } from "@/components/layout/toast-failure";
import { ConsentRecord } from "@/components/settings/consent-record";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast-store";
import type { Consents, MoodConsentInput } from "@/lib/consent/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { fullDay } from "@/lib/moods/calendar";
import { localDate } from "@/lib/time/clock";

interface ConsentCardProps {
  timeZone: string;
  /** Whether this server has an AI write quotes. */
  usesAi: boolean;
}

/** What the member has agreed to, and how to take it back. */
export function ConsentCard({ timeZone, usesAi }: ConsentCardProps) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: queryKeys.consents,
    queryFn: ({ signal }) => call<Consents>(queryKeys.consents[0], { signal }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: MoodConsentInput) =>
      call<Consents>("/api/user/consents", { method: "POST", body: choice }),
    onSuccess: (consent) => {
      queries.setQueryData(queryKeys.consents, consent);
      toast({ title: "Choice saved" });
    },
    onError: (error) => toastFailure("Not saved", error, "We couldn't save your choice. Please try again."),
  });
  const banner = useBannerView();
  useEffect(() => {
    if (banner === "hidden") return;
    // Once the question about cookies is answered, its date is another.
    return () => void queries.invalidateQueries({ queryKey: queryKeys.consents });
  }, [banner, queries]);
  const keeps = data?.moodData?.granted ?? false;
  return (
    <Card>
      <CardTitle>Your consent</CardTitle>
      <p className="mt-2 text-ink-soft">{sentence(data, timeZone)}</p>
      {keeps && usesAi && (
        <div className="srow">
          <span className="grow" id="ai-writes">
            AI may write my quotes
          </span>
          <Switch
            labelledBy="ai-writes"
            checked={data?.aiQuotes?.granted ?? false}
            disabled={isPending}
            onCheckedChange={(aiQuotes) => mutate({ aiQuotes })}
          />
        </div>
      )}
      {data && data.given.length > 0 && <ConsentRecord given={data.given} timeZone={timeZone} />}
      <div className="mt-3 flex flex-wrap gap-3">
        {keeps && (
          <Button
            variant="outline"
            size="small"
            disabled={isPending}
            onClick={() => mutate({ moodData: false })}
          >
            Take back my consent
          </Button>
        )}
        <CookieChoicesButton />
      </div>
    </Card>
  );
}

function sentence(consent: Consents | undefined, timeZone: string): string {
  const choice = consent?.moodData;
  if (!choice) return "We'll ask you before your first check-in.";
  const day = fullDay(localDate(new Date(choice.at), timeZone));
  return choice.granted
    ? `On ${day} you agreed to us keeping your ratings and quotes, encrypted.`
    : `On ${day} you took back your consent. We keep nothing new, and what's already there stays until you delete your account. ` +
        "We'll ask you again at your next check-in.";
}
