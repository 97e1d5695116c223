"use client";

import { useEffect } from "react";
import { CookieQuestion } from "@/components/consent/cookie-question";
import "@/components/layout/sent-once";
import "@/components/layout/without-eval";
import { useLater } from "@/components/layout/use-later";
import { followTheme } from "@/components/layout/use-theme";
import { showCarriedToast } from "@/components/ui/carried-toast";
import { useToast } from "@/components/ui/toast-store";

const loadToaster = () => import("@/components/ui/toaster").then((module) => module.Toaster);
const loadInstalledApp = () =>
  import("@/components/offline/installed-app").then((module) => module.InstalledApp);

/** What stands beside every page. Nothing is said or asked before somebody is here: what does it comes later. */
export function Providers({ children }: { children: React.ReactNode }) {
  useEffect(followTheme, []);
  // Before anything on this page can have its own.
  useEffect(showCarriedToast, []);
  // A toast that finds no toaster asks for it once more: the connection may be back.
  const { toasts } = useToast();
  const Toaster = useLater(loadToaster, toasts[0]?.id ?? true);
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
