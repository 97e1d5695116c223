"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { carryToast } from "@/components/ui/carried-toast";
import { toast } from "@/components/ui/toast-store";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { SetupIntent, SubscriptionStatus } from "@/lib/subscriptions/schema";

const LEAVE_AFTER_MS = 1000;

/** The first step: agreeing on how to pay. Its answer opens the payment panel. */
export function useSetup() {
  return useMutation({
    mutationFn: () => call<SetupIntent>("/api/create-setup-intent", { method: "POST" }),
    onError: () =>
      toast({ title: "Error", description: "Failed to initialize payment setup.", variant: "destructive" }),
  });
}

/** The second step, once the setup is complete: the subscription itself, and on to Home whatever comes of it. */
export function useSubscribe(welcome: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (setupIntentId: string) =>
      call<SubscriptionStatus>("/api/create-subscription-after-setup", {
        method: "POST",
        body: { setupIntentId },
      }),
    onSuccess: (status) => {
      queries.setQueryData(queryKeys.subscriptionStatus, status);
      carryToast({ title: `Welcome to ${BRAND.name} Premium`, description: welcome });
    },
    onError: () => carryToast({ title: "Setting up your subscription..." }),
    onSettled: () => {
      setTimeout(() => window.location.assign("/?welcome=true"), LEAVE_AFTER_MS);
    },
  });
}
