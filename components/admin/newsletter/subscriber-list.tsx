"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Download, Eye, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { day } from "@/components/admin/console-words";
import { useSearch } from "@/components/admin/use-search";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-link";
import { IconButton } from "@/components/ui/icon";
import { SearchField } from "@/components/ui/search-field";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import {
  type Subscriber,
  SubscriberDeletion,
  SubscriberPage,
  SubscriberStats,
  SyncReply,
} from "@/lib/newsletter/console/schema";
import type { Region } from "@/lib/time/region";
import { FactsDialog, Figures, ListPanel, useListPages, useRefetchLists } from "./list-panel";

const WORDS = {
  name: "Newsletter subscribers",
  loading: "Loading subscribers...",
  empty: "No newsletter subscribers yet.",
};
const HEADINGS = ["Email", "Status", "Subscribed", "Confirmed", "Actions"];

export function SubscriberList() {
  const region = useRegion();
  const { q, field } = useSearch();
  const pages = useSubscribers(q);
  const [viewed, setViewed] = useState<Subscriber | null>(null);
  const subscribers = pages.data?.pages.flatMap((page) => page.subscribers) ?? [];
  return (
    <div className="grid gap-4 pt-4">
      <SubscriberFigures />
      <SubscriberTools />
      <SearchField label="Search subscribers by email" {...field} />
      <ListPanel
        pages={pages}
        count={subscribers.length}
        isSearching={q !== ""}
        words={WORDS}
        headings={HEADINGS}
      >
        {subscribers.map((subscriber) => (
          <SubscriberRow key={subscriber.id} subscriber={subscriber} onView={() => setViewed(subscriber)} />
        ))}
      </ListPanel>
      <FactsDialog
        title={viewed && "Subscriber"}
        facts={viewed ? factsOf(viewed, region) : []}
        onClose={() => setViewed(null)}
      />
    </div>
  );
}

function SubscriberFigures() {
  const { data } = useSubscriberStats();
  return (
    <Figures
      figures={[
        { label: "Total Subscribers", value: data?.total },
        { label: "Active", value: data?.active },
        { label: "Pending", value: data && data.total - data.active },
      ]}
    />
  );
}

function SubscriberTools() {
  const sync = useSync();
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        size="small"
        pending={sync.isPending}
        pendingLabel="Syncing..."
        onClick={() => sync.mutate()}
      >
        <RefreshCw />
        Sync Verified Users
      </Button>
      <a
        href="/api/admin/newsletter/export"
        download
        className={buttonClass({ variant: "outline", size: "small" })}
      >
        <Download />
        Export Subscribers CSV
      </a>
    </div>
  );
}

function SubscriberRow({ subscriber, onView }: { subscriber: Subscriber; onView: () => void }) {
  const region = useRegion();
  const { id, email, subscribedAt, doubleOptinConfirmedAt } = subscriber;
  const remove = useDeleteSubscriber();
  function askAndRemove({ currentTarget }: React.MouseEvent<HTMLElement>) {
    if (!window.confirm(`Are you sure you want to delete ${email}? This action cannot be undone.`)) return;
    // The row goes, and its button with it: whoever has no pointer goes on from the list.
    const list = currentTarget.closest<HTMLElement>("[tabindex]");
    remove.mutateAsync(id).then(
      () => list?.focus({ preventScroll: true }),
      () => currentTarget.focus({ preventScroll: true }),
    );
  }
  return (
    <tr>
      <td className="who">{email}</td>
      <td data-label="Status">
        <StatusBadge subscriber={subscriber} />
      </td>
      <td data-label="Subscribed" className="tabular-nums">
        {day(subscribedAt, region)}
      </td>
      <td data-label="Confirmed" className="tabular-nums">
        {doubleOptinConfirmedAt ? day(doubleOptinConfirmedAt, region) : "–"}
      </td>
      <td className="act">
        <IconButton label={`View ${email}`} onClick={onView}>
          <Eye />
        </IconButton>
        <IconButton
          label={`Delete ${email}`}
          className="text-danger"
          disabled={remove.isPending}
          onClick={askAndRemove}
        >
          <Trash2 />
        </IconButton>
      </td>
    </tr>
  );
}

function StatusBadge({ subscriber }: { subscriber: Subscriber }) {
  return subscriber.doubleOptinConfirmedAt ? (
    <Badge dot tone="good">
      Active
    </Badge>
  ) : (
    <Badge dot tone="warn">
      Pending
    </Badge>
  );
}

function factsOf(subscriber: Subscriber, region: Region) {
  const { email, subscribedAt, doubleOptinConfirmedAt } = subscriber;
  return [
    ["Email", email],
    ["Status", <StatusBadge key="status" subscriber={subscriber} />],
    ["Subscribed", day(subscribedAt, region)],
    ["Confirmed", doubleOptinConfirmedAt ? day(doubleOptinConfirmedAt, region) : "Not yet"],
  ] as const;
}

/** Subscribers whose address holds `q`, newest first, page by page. */
function useSubscribers(q: string) {
  return useListPages(queryKeys.subscribers(q), (asked) =>
    call("/api/newsletter/subscribers", { ...asked, reply: SubscriberPage }),
  );
}

function useSubscriberStats() {
  return useQuery({
    queryKey: queryKeys.subscriberStats,
    queryFn: ({ signal }) => call(queryKeys.subscriberStats[0], { reply: SubscriberStats, signal }),
  });
}

export function useDeleteSubscriber() {
  const refetch = useRefetchLists();
  return useMutation({
    mutationFn: (id: string) =>
      call("/api/newsletter/subscribers/[id]", {
        method: "DELETE",
        params: { id },
        reply: SubscriberDeletion,
      }),
    onSuccess: () => toast({ title: "Subscriber Deleted" }),
    onError: (error) =>
      toastFailure("Delete Failed", error, "Failed to delete subscriber. Please try again.", "ours"),
    onSettled: refetch,
  });
}

export function useSync() {
  const refetch = useRefetchLists();
  return useMutation({
    mutationFn: () =>
      call("/api/admin/sync-verified-newsletter-subscribers", { method: "POST", reply: SyncReply }),
    onSuccess: ({ syncedCount, totalVerifiedUsers }) =>
      toast({
        title: "Subscribers Synced!",
        description: `Synced ${syncedCount} verified users. Total verified: ${totalVerifiedUsers}`,
      }),
    onError: (error) =>
      toastFailure("Sync Failed", error, "Failed to sync subscribers. Please try again.", "ours"),
    onSettled: refetch,
  });
}
