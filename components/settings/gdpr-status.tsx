"use client";

import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import type { GdprConfig } from "@/lib/data-rights/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const ROWS: readonly { key: keyof GdprConfig; label: string; meaning: string }[] = [
  { key: "gdprEnabled", label: "Data rights", meaning: "Take your data with you, or delete it" },
  { key: "cookieBannerEnabled", label: "Cookie choices", meaning: "Only what's needed, until you choose" },
  { key: "enhancedConsentEnabled", label: "Consent by purpose", meaning: "Each one asked for separately" },
];

/** How the GDPR is kept here. */
export function GdprStatus() {
  const config = useQuery({
    queryKey: queryKeys.gdprConfig,
    queryFn: ({ signal }) => call(queryKeys.gdprConfig[0], { signal }),
  });
  return (
    <Card>
      <CardTitle as="h3">GDPR Status</CardTitle>
      <Loaded
        query={config}
        waiting={<Skeleton className="mt-3 h-42 w-full" />}
        failed="Unable to load GDPR status."
      >
        {(data) => (
          <dl className="rows mt-1">
            {ROWS.map(({ key, label, meaning }) => (
              <div key={key} className="srow">
                <dt className="grow">
                  <span className="block font-medium">{label}</span>
                  <span className="block text-sm text-ink-soft">{meaning}</span>
                </dt>
                <dd>
                  <Badge dot tone={data[key] ? "good" : "plain"}>
                    {data[key] ? "On" : "Off"}
                  </Badge>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Card>
  );
}
