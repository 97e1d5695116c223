"use client";

import { useEffect } from "react";
import { CookieQuestion } from "@/components/consent/cookie-question";
import "@/components/layout/sent-once";
import "@/components/layout/without-eval";
import { followCover } from "@/components/device/cover-choice";
import { followInstallOffer } from "@/components/device/install-store";
import { useSomebodyHere } from "@/components/device/somebody-here";
import { useLater } from "@/components/layout/use-later";
import { followTheme } from "@/components/layout/use-theme";
import { showCarriedToast, useToast } from "@/components/ui/toast";

const loadToaster = () => import("@/components/ui/toaster").then((module) => module.Toaster);
const loadInstalledApp = () =>
  import("@/components/device/installed-app").then((module) => module.InstalledApp);

/** What stands beside every page. Nothing of it is loaded before somebody is here, or something is to be said. */
export function Providers({ children }: { children: React.ReactNode }) {
  useEffect(followTheme, []);
  useEffect(followCover, []);
  // Before anything on this page can have its own.
  useEffect(showCarriedToast, []);
  // The browser makes its offer once, and does not wait for the rest.
  useEffect(followInstallOffer, []);
  const isSomebodyHere = useSomebodyHere();
  // A toast that finds no toaster asks for it once more: the connection may be back.
  const { toasts } = useToast();
  const Toaster = useLater(loadToaster, toasts[0]?.id ?? isSomebodyHere);
  const InstalledApp = useLater(loadInstalledApp, isSomebodyHere);
  return (
    <>
      {children}
      {Toaster && <Toaster />}
      <CookieQuestion />
      {InstalledApp && <InstalledApp />}
    </>
  );
}
