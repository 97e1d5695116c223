"use client";

import { useState } from "react";
import { AppLink, type AppLinkProps } from "@/components/ui/app-link";

type IntentLinkProps = Omit<AppLinkProps, "prefetch">;

/**
 * A way to another page that is fetched ahead once somebody is about to take it, by pointer, finger or keyboard. Where
 * every link in sight is fetched, whoever only reads pays for pages that they never open.
 */
export function IntentLink(props: IntentLinkProps) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => setIsMeant(true);
  return (
    <AppLink
      {...props}
      prefetch={isMeant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
    />
  );
}
