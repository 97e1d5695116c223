"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showBanner, useBannerView } from "@/components/consent/cookie-choices-link";
import { useRegion } from "@/components/layout/region";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Switch } from "@/components/ui/switch";
import { toastFailure } from "@/components/ui/toast-failure";
import type { Consents, MoodConsentInput, Purpose } from "@/lib/consent/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { localDate } from "@/lib/time/clock";
import { fullDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

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
    queryFn: ({ signal }) => call(queryKeys.consents[0], { signal }),
  });
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (choice: MoodConsentInput) => call("/api/user/consents", { method: "POST", body: choice }),
    onSuccess: (consent) => queries.setQueryData(queryKeys.consents, consent),
    onError: (error) => toastFailure("Not saved", error, "We couldn't save your choice. Please try again."),
  });
  const region = useRegion();
  const banner = useBannerView();
  useEffect(() => {
    if (banner === "hidden") return;
    // Once the question about cookies is answered, its date is another.
    return () => void queries.invalidateQueries({ queryKey: queryKeys.consents });
  }, [banner, queries]);
  const keeps = data?.moodData?.granted ?? false;
  return (
    <Card>
      <CardTitle as="h3">Your consent</CardTitle>
      <p className="mt-2 text-ink-soft">{sentence(data, timeZone, region)}</p>
      {/* To the eye the record below says it, with the choice and its day. */}
      <p role="status" className="sr-only">
        {isSuccess && "Choice saved"}
      </p>
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

function sentence(consent: Consents | undefined, timeZone: string, region: Region): string {
  const choice = consent?.moodData;
  if (!choice) return "We'll ask you before your first check-in.";
  const day = fullDay(localDate(new Date(choice.at), timeZone), region);
  return choice.granted
    ? `On ${day} you agreed to us keeping your ratings and quotes, encrypted.`
    : `On ${day} you took back your consent. We keep nothing new. What's already there stays until you delete it.  ` +
        "We'll ask you again at your next check-in.";
}

const LABELS: Record<Purpose, string> = {
  mood_data: "Keeping my ratings and quotes",
  ai_quotes: "AI may write my quotes",
  cookies_analytics: "Analytics cookies",
  cookies_marketing: "Marketing cookies",
  cookies_preferences: "Preference cookies",
  securityNotifications: "Emails: Security & Account Notifications",
  productUpdates: "Emails: Product Updates",
  newsletter: "Emails: Newsletter",
  marketingEmails: "Emails: Marketing Emails",
};

interface ConsentRecordProps {
  given: Consents["given"];
  timeZone: string;
}

/** When each consent was given or refused, the newest choice of each. */
function ConsentRecord({ given, timeZone }: ConsentRecordProps) {
  const region = useRegion();
  return (
    <dl className="rows mt-3">
      {given.map(({ purpose, at, ...choice }) => (
        <div key={purpose} className="srow flex-wrap gap-y-0">
          <dt className="grow basis-auto">{LABELS[purpose]}</dt>
          <dd className="text-sm text-ink-soft">
            {wordFor(choice)} {fullDay(localDate(new Date(at), timeZone), region)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordFor({ granted, byOperator }: Pick<Consents["given"][number], "granted" | "byOperator">): string {
  if (byOperator) return granted ? "Added by us," : "Ended by us,";
  return granted ? "Yes," : "No,";
}

/** Opens the choices about cookies again. */
function CookieChoicesButton() {
  return (
    <Button variant="ghost" size="small" onClick={() => showBanner("detail")}>
      Cookie choices
    </Button>
  );
}
