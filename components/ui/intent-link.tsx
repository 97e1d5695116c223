"use client";

import Link from "next/link";
import { useState } from "react";

type IntentLinkProps = Omit<React.ComponentProps<typeof Link>, "prefetch">;

/**
 * A way to another page that is fetched ahead once somebody is about to take it, by pointer, finger or keyboard. Where
 * every link in sight is fetched, whoever only reads pays for pages that they never open.
 */
export function IntentLink(props: IntentLinkProps) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => setIsMeant(true);
  return (
    <Link
      {...props}
      prefetch={isMeant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
    />
  );
}
