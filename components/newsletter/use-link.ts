"use client";

import { useQuery } from "@tanstack/react-query";
import { useAddressParameter } from "@/components/auth/use-address-parameter";
import { call, HttpError } from "@/lib/http/client";

export type LinkOutcome = { state: "loading" | "success" } | { state: "error"; message: string };

interface MailedLink<Reply> {
  /** The call that does what the link says. */
  path: string;
  key: (token: string | null | undefined) => readonly unknown[];
  isDone: (reply: Reply) => boolean;
  /** What is said of a link without a token, or with one that cannot be ours. */
  invalid: string;
  /** What is said when the server could not be asked. */
  failed: string;
}

/** Does what a mailed link says, with the token in the page's address, from the page's script alone. */
export function useLink<Reply extends { message: string }>(link: MailedLink<Reply>): LinkOutcome {
  const token = useAddressParameter("token");
  // A query, because a screen mounted twice shares its one call.
  const { data, error } = useQuery({
    queryKey: link.key(token),
    queryFn: () => call<Reply>(`${link.path}?token=${encodeURIComponent(token ?? "")}`),
    enabled: typeof token === "string",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    networkMode: "always",
  });
  if (token === null) return { state: "error", message: link.invalid };
  if (error) {
    const isRefused = error instanceof HttpError && error.status === 400;
    return { state: "error", message: isRefused ? link.invalid : link.failed };
  }
  if (!data) return { state: "loading" };
  return link.isDone(data) ? { state: "success" } : { state: "error", message: data.message };
}
