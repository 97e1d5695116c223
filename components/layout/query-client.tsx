"use client";

import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { ACCESS_EXPIRED_EVENT } from "@/lib/http/access-expired";
import { MOOD_READS } from "@/lib/http/query-keys";

let ofTheTab: QueryClient | undefined;

/** The cache of this tab, one for all of its pages; on the server each render has its own. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  ofTheTab ??= forgettingClient();
  return ofTheTab;
}

/** When the member's access is over, so is what was loaded with it. */
function forgettingClient(): QueryClient {
  const client = createQueryClient();
  window.addEventListener(ACCESS_EXPIRED_EVENT, () => client.clear());
  return client;
}

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Without a connection a call fails at once, and the screen says so; it does not wait in silence.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let rereadsNext = false;

/**
 * Has whatever shows or counts the member's check-ins read again.
 *
 * @param alsoNext once more on the next screen: what the server has read for it may be from before the change
 */
export function rereadMoods(queries: QueryClient, alsoNext = false): void {
  rereadsNext = alsoNext;
  for (const path of MOOD_READS) void queries.invalidateQueries({ queryKey: [path] });
}

/** Around what reads or changes something; what is only read carries nothing of it. */
export function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

interface ReadAlreadyProps {
  /** A `DehydratedState` as JSON. */
  state: string;
  children: React.ReactNode;
}

/** Around what the server has read for the first paint. */
export function ReadAlready({ state, children }: ReadAlreadyProps) {
  const read = useMemo((): DehydratedState => JSON.parse(state), [state]);
  const queries = useQueryClient();
  // After what has been read is in the cache: effects of what stands within come first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: What has been read is new with each arrival.
  useEffect(() => {
    if (rereadsNext) rereadMoods(queries);
  }, [read, queries]);
  return <HydrationBoundary state={read}>{children}</HydrationBoundary>;
}
