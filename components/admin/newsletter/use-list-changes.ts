"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFixedFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/http/client";
import { MemberNewsletterReply, SubscriberDeletion, SyncReply } from "@/lib/newsletter/console/schema";

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
      call(`/api/newsletter/subscribers/${id}`, { method: "DELETE", reply: SubscriberDeletion }),
    onSuccess: () => toast({ title: "Subscriber Deleted" }),
    onError: (error) =>
      toastFixedFailure("Delete Failed", error, "Failed to delete subscriber. Please try again."),
    onSettled: refetch,
  });
}

export function useSetMemberNewsletter() {
  const refetch = useRefetchLists();
  return useMutation({
    mutationFn: ({ id, newsletter }: { id: string; newsletter: 0 | 1 }) =>
      call(`/api/admin/member-newsletter/${id}`, {
        method: "PATCH",
        body: { newsletter },
        reply: MemberNewsletterReply,
      }),
    onSuccess: () => toast({ title: "Member Newsletter Updated" }),
    onError: (error) =>
      toastFixedFailure(
        "Update Failed",
        error,
        "Failed to update member newsletter preference. Please try again.",
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
      toastFixedFailure("Sync Failed", error, "Failed to sync subscribers. Please try again."),
    onSettled: refetch,
  });
}
