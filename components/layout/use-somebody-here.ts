"use client";

import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const;

/** Whether a person has moved, pressed or typed anything on this page yet: what only they need can wait for that. */
export function useSomebodyHere(): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const onSign = () => setIsHere(true);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign);
    };
  }, []);
  return isHere;
}
