"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { AccessExpiry } from "@/components/layout/access-expiry";
import { followTheme } from "@/components/layout/use-theme";

// Nothing is said before somebody did something: what shows it is fetched once the page answers.
const Toaster = dynamic(() => import("@/components/ui/toaster").then((module) => module.Toaster), {
  ssr: false,
});

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

export function Providers({ children }: { children: React.ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(followTheme, []);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
      <AccessExpiry />
    </QueryClientProvider>
  );
}
