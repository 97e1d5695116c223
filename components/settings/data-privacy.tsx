"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronRight, type LucideIcon, Mail } from "lucide-react";
import type { Route } from "next";
import { DeleteAccount } from "@/components/email-preferences/delete-account";
import { ExportButton, keepFile } from "@/components/layout/export-button";
import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { focusStays } from "@/components/ui/focus-stays";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { GdprConfig } from "@/lib/data-rights/schema";
import type { Path } from "@/lib/http/api";
import { call, download } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

export function DataPrivacy() {
  const entries = useExport("/api/user/export", EXPORTED);
  const everything = useExport("/api/user/data-export", EXPORTED);
  return (
    <Card>
      <CardTitle as="h3">Data & Privacy</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        All your entries and quotes in one CSV file that opens in any spreadsheet. The file isn't encrypted,
        so keep it somewhere private.
      </p>
      <ExportButton isPending={entries.isPending} onExport={() => entries.mutate()}>
        Export your data
      </ExportButton>
      <p className="mt-5 mb-4 text-ink-soft">
        You can also get everything we hold about you, in one JSON file that other programs can read. That
        file isn't encrypted either.
      </p>
      <ExportButton isPending={everything.isPending} onExport={() => everything.mutate()}>
        Export everything
      </ExportButton>
      <div className="mt-3 -mb-2">
        <SettingsRow href="/email-preferences" icon={Mail}>
          Email preferences
        </SettingsRow>
      </div>
    </Card>
  );
}

const EXPORTED = "Your data has been downloaded successfully";

export function DeleteAccountCard() {
  return (
    <Card>
      <CardTitle as="h3">Delete account</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        This ends your plan and deletes your check-ins, your quotes and the key that locks them, for good. It
        can't be undone, so you may want to export your data first.
      </p>
      <DeleteAccount />
    </Card>
  );
}

interface SettingsRowProps {
  href: Route;
  icon: LucideIcon;
  children: React.ReactNode;
}

/** A row that leads to a page of its own. */
export function SettingsRow({ href, icon: Icon, children }: SettingsRowProps) {
  return (
    <AppLink href={href} prefetch={false} className="srow">
      <Icon className="lead" />
      <span className="grow font-medium">{children}</span>
      <ChevronRight className="go" />
    </AppLink>
  );
}

/** Brings a file of ours to the device, and says that it is there. */
export function useExport(path: Path, done: string) {
  return useMutation({
    mutationFn: () => download(path),
    onSuccess: (file) => {
      keepFile(file);
      toast({ title: "Export Complete", description: done });
    },
    onError: (error) => toastFailure("Export Failed", error, "Export failed"),
  });
}

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
    <Card ref={focusStays} tabIndex={-1}>
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
