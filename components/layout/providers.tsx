"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { CookieQuestion } from "@/components/consent/cookie-question";
import "@/components/layout/sent-once";
import { followTheme } from "@/components/layout/use-theme";

// Nothing is said or asked before somebody is here: what does it is fetched once the page answers.
const Toaster = dynamic(() => import("@/components/ui/toaster").then((module) => module.Toaster), {
  ssr: false,
});
const InstalledApp = dynamic(
  () => import("@/components/offline/installed-app").then((module) => module.InstalledApp),
  { ssr: false },
);

/** What stands beside every page. */
export function Providers({ children }: { children: React.ReactNode }) {
  useEffect(followTheme, []);
  return (
    <>
      {children}
      <Toaster />
      <CookieQuestion />
      <InstalledApp />
    </>
  );
}
