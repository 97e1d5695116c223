"use client";

import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import {
  type ListQuery,
  MemberNewsletterReply,
  MemberPage,
  MemberStats,
  SubscriberDeletion,
  SubscriberPage,
  SubscriberStats,
  SyncReply,
} from "@/lib/newsletter/console/schema";

const FIRST: string | null = null;

function usePages<Page extends { nextCursor: string | null }>(
  queryKey: readonly [path: string, q: string],
  read: (asked: { query: ListQuery; signal: AbortSignal }) => Promise<Page>,
) {
  const [, q] = queryKey;
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read({ query: { q: q || undefined, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Subscribers whose address holds `q`, newest first, page by page. */
export function useSubscribers(q: string) {
  return usePages(queryKeys.subscribers(q), (asked) =>
    call("/api/newsletter/subscribers", { ...asked, reply: SubscriberPage }),
  );
}

export function useSubscriberStats() {
  return useQuery({
    queryKey: queryKeys.subscriberStats,
    queryFn: ({ signal }) => call(queryKeys.subscriberStats[0], { reply: SubscriberStats, signal }),
  });
}

/** Paying members whose address holds `q`, newest first, page by page. */
export function useMembers(q: string) {
  return usePages(queryKeys.memberSubscribers(q), (asked) =>
    call("/api/admin/member-newsletter/subscribers", { ...asked, reply: MemberPage }),
  );
}

export function useMemberStats() {
  return useQuery({
    queryKey: queryKeys.memberNewsletterStats,
    queryFn: ({ signal }) => call(queryKeys.memberNewsletterStats[0], { reply: MemberStats, signal }),
  });
}

/** Either list follows the other: who is opted out is no subscriber, and the other way round. */
const LISTS = [
  "/api/newsletter/subscribers",
  "/api/admin/newsletter/stats",
  "/api/admin/member-newsletter/subscribers",
  "/api/admin/member-newsletter/stats",
];

function useRefetchLists() {
  const queries = useQueryClient();
  return () => Promise.all(LISTS.map((path) => queries.invalidateQueries({ queryKey: [path] })));
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

export function useSetMemberNewsletter() {
  const refetch = useRefetchLists();
  return useMutation({
    mutationFn: ({ id, newsletter }: { id: string; newsletter: 0 | 1 }) =>
      call("/api/admin/member-newsletter/[userId]", {
        reply: MemberNewsletterReply,
        method: "PATCH",
        params: { userId: id },
        body: { newsletter },
      }),
    onSuccess: () => toast({ title: "Member Newsletter Updated" }),
    onError: (error) =>
      toastFailure(
        "Update Failed",
        error,
        "Failed to update member newsletter preference. Please try again.",
        "ours",
      ),
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
