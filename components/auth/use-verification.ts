"use client";

import { useQuery } from "@tanstack/react-query";
import type { VerifyEmailReply } from "@/lib/accounts/schema";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

export type Verification = { state: "loading" | "success" } | { state: "error"; message: string };

/** Proves an address by a token: null when the address holds none, undefined while that is not known. */
export function useVerification(token: string | null | undefined): Verification {
  // A query, because a screen mounted twice shares its one call, and the token works once. It takes no signal:
  // a call given up half-way would have used the token all the same.
  const { data, error } = useQuery({
    queryKey: queryKeys.verifyEmail(token),
    queryFn: () => call<VerifyEmailReply>(`/api/auth/verify-email?token=${encodeURIComponent(token ?? "")}`),
    enabled: typeof token === "string",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    networkMode: "always",
  });
  if (token === null) return { state: "error", message: "Invalid verification link" };
  if (error) return { state: "error", message: wordsOf(error) };
  if (!data) return { state: "loading" };
  return data.verified ? { state: "success" } : { state: "error", message: data.message };
}

function wordsOf(error: Error): string {
  const isRefused = error instanceof HttpError && error.status === 400;
  return isRefused ? "Invalid verification link" : "Failed to verify email. Please try again.";
}
