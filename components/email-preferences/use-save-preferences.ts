"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/components/email-preferences/tell-failure";
import { useAskToSignIn } from "@/components/email-preferences/use-ask-to-sign-in";
import { toast } from "@/components/ui/toast-store";
import type { Preferences, PreferencesReply } from "@/lib/email-preferences/schema";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

/** Stores the member's choices, and reads again what holds from then on. */
export function useSavePreferences(userId: string) {
  const queries = useQueryClient();
  const askToSignIn = useAskToSignIn();
  return useMutation({
    mutationFn: (preferences: Preferences) => {
      const toggles = Object.entries(preferences).map(([name, isOn]) => [name, isOn ? 1 : 0]);
      const body = { userId, ...Object.fromEntries(toggles) };
      return call<PreferencesReply>(queryKeys.emailPreferences[0], { method: "POST", body });
    },
    onSuccess: () => {
      toast({
        title: "Preferences Updated",
        description: "Your email preferences have been saved successfully.",
      });
      return queries.invalidateQueries({ queryKey: queryKeys.emailPreferences });
    },
    onError: (error) => {
      // The session has ended since the page was opened.
      if (error instanceof HttpError && error.status === 401) askToSignIn();
      else tellFailure("Error", error, "Failed to save email preferences. Please try again.");
    },
  });
}
