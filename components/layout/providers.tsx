"use client";

import { useEffect } from "react";
import "@/components/layout/sent-once";
import "@/components/layout/without-eval";
import { followCover } from "@/components/device/cover-choice";
import { followInstallOffer } from "@/components/device/install-store";
import { useLater } from "@/components/layout/use-later";
import { showCarriedToast, useToast } from "@/components/ui/toast";

const loadBeside = () => import("./beside-every-page").then((module) => module.BesideEveryPage);

interface ProvidersProps {
  /** What the product is called: handed in, because all that is kept with it would come with every page's script. */
  name: string;
  children: React.ReactNode;
}

/** Every page, and what stands beside it, which comes after the page's own script. */
export function Providers({ name, children }: ProvidersProps) {
  // Before anything on this page can have its own.
  useEffect(showCarriedToast, []);
  // Nobody is to see the page before its cover comes.
  useEffect(() => followCover(name), [name]);
  // The browser makes its offer once, and does not wait for the rest.
  useEffect(followInstallOffer, []);
  // Not come, a toast asks for it once more: the connection may be back.
  const { toasts } = useToast();
  const BesideEveryPage = useLater(loadBeside, toasts[0]?.id ?? true);
  return (
    <>
      {children}
      {BesideEveryPage && <BesideEveryPage />}
    </>
  );
}
