"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CookieBanner } from "@/components/consent/cookie-banner";
import { AccessExpiry } from "@/components/layout/access-expiry";
import { followTheme } from "@/components/layout/use-theme";
import { InstalledApp } from "@/components/offline/installed-app";
import { Toaster } from "@/components/ui/toaster";
import { TooltipProvider } from "@/components/ui/tooltip-provider";

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

export function Providers({ children }: { children: React.ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(followTheme, []);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        {children}
        <Toaster />
        <AccessExpiry />
        <CookieBanner />
        <InstalledApp />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
