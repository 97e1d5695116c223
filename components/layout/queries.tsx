"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { AccessExpiry } from "@/components/layout/access-expiry";
import { queryClient } from "@/components/layout/query-client";

/** Around the pages that read or change something; those that are only read carry nothing of it. */
export function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <AccessExpiry>{children}</AccessExpiry>
    </QueryClientProvider>
  );
}
