"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { AccessExpiry } from "@/components/layout/access-expiry";
import { followTheme } from "@/components/layout/use-theme";
import { Toaster } from "@/components/ui/toaster";

// Neither is needed before the page answers.
const CookieBanner = dynamic(
  () => import("@/components/consent/cookie-banner").then((module) => module.CookieBanner),
  { ssr: false },
);
const InstalledApp = dynamic(
  () => import("@/components/offline/installed-app").then((module) => module.InstalledApp),
  { ssr: false },
);

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
      {children}
      <Toaster />
      <AccessExpiry />
      <CookieBanner />
      <InstalledApp />
    </QueryClientProvider>
  );
}
