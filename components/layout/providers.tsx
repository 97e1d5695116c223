"use client";

import { useEffect } from "react";
import { CookieQuestion } from "@/components/consent/cookie-question";
import "@/components/layout/sent-once";
import { useLater } from "@/components/layout/use-later";
import { followTheme } from "@/components/layout/use-theme";

const loadToaster = () => import("@/components/ui/toaster").then((module) => module.Toaster);
const loadInstalledApp = () =>
  import("@/components/offline/installed-app").then((module) => module.InstalledApp);

/** What stands beside every page. Nothing is said or asked before somebody is here: what does it comes later. */
export function Providers({ children }: { children: React.ReactNode }) {
  useEffect(followTheme, []);
  const Toaster = useLater(loadToaster);
  const InstalledApp = useLater(loadInstalledApp);
  return (
    <>
      {children}
      {Toaster && <Toaster />}
      <CookieQuestion />
      {InstalledApp && <InstalledApp />}
    </>
  );
}
