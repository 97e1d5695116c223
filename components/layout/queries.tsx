"use client";

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { queryClient } from "./query-client";

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
  return <HydrationBoundary state={read}>{children}</HydrationBoundary>;
}
