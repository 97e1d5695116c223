"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import { call, messageOf } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { SubscriptionChange, SubscriptionStatus } from "@/lib/subscriptions/schema";

export function useSubscription() {
  return useQuery({
    queryKey: queryKeys.subscriptionStatus,
    queryFn: ({ signal }) => call<SubscriptionStatus>(queryKeys.subscriptionStatus[0], { signal }),
  });
}

interface Change {
  path: `/api/subscription/${"cancel" | "reactivate" | "refund"}`;
  done: string;
  failed: string;
}

const CANCEL: Change = {
  path: "/api/subscription/cancel",
  done: "Subscription cancelled",
  failed: "Cancellation failed",
};

const REACTIVATE: Change = {
  path: "/api/subscription/reactivate",
  done: "Subscription reactivated",
  failed: "Reactivation failed",
};

const REFUND: Change = {
  path: "/api/subscription/refund",
  done: "Payment refunded",
  failed: "Refund failed",
};

export const useCancelSubscription = () => useChange(CANCEL);
export const useReactivateSubscription = () => useChange(REACTIVATE);
export const useRefund = () => useChange(REFUND);

function useChange({ path, done, failed }: Change) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call<SubscriptionChange>(path, { method: "POST" }),
    onSuccess: async ({ message }) => {
      toast({ title: done, description: message });
      await queries.invalidateQueries({ queryKey: queryKeys.subscriptionStatus });
    },
    onError: (error) =>
      toast({
        title: failed,
        description: messageOf(error, "Please try again in a moment."),
        variant: "destructive",
      }),
  });
}
