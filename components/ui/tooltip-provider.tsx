"use client";

import { Tooltip as Radix } from "radix-ui";

export function TooltipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}
