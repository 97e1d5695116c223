"use client";

import { useEffect } from "react";
import { CookieQuestion } from "@/components/consent/cookie-question";
import { pageArrived } from "@/components/device/reloads";
import { presence, whenIdle } from "@/components/device/somebody-here";
import { followTheme } from "@/components/layout/use-theme";
import { useToast } from "@/components/ui/toast";
import { useLater } from "@/components/ui/use-later";

const loadBeside = () => import("./beside-somebody").then((module) => module.BesideSomebody);

/** What stands beside every page. Nothing more of it is loaded before somebody is here, or something is to be said. */
export function BesideEveryPage() {
  useEffect(followTheme, []);
  useEffect(pageArrived, []);
  const isSomebodyHere = useSomebodyHere();
  // A toast that finds no toaster asks for it once more: the connection may be back.
  const { toasts } = useToast();
  const BesideSomebody = useLater(loadBeside, toasts[0]?.id ?? isSomebodyHere);
  return (
    <>
      {BesideSomebody && <BesideSomebody />}
      <CookieQuestion />
    </>
  );
}

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;

/** Whether somebody is here, from the first sign of them on. */
function useSomebodyHere(): boolean {
  useEffect(() => {
    const watch = new AbortController();
    function onSign() {
      watch.abort();
      whenIdle(() => presence.set(true));
    }
    const { signal } = watch;
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { signal, passive: true });
    return () => watch.abort();
  }, []);
  return presence.useValue();
}
