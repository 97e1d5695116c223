"use client";

import { Activity, useEffect, useRef, useState } from "react";
import { lazyUntilHere } from "@/components/layout/lazy-until-here";
import { wasLedToSlider } from "./led-to-slider";

interface MoodConsentGateProps {
  /** Whether the member has still to be asked. */
  asks: boolean;
  /** Whether this server has an AI write quotes. */
  usesAi: boolean;
  children: React.ReactNode;
}

/** Asked once in a member's life: whoever has answered does not load it. */
const MoodConsentNotice = lazyUntilHere(() =>
  import("./mood-consent-notice").then((module) => module.MoodConsentNotice),
);

/** The question, and once it is answered the first slider. */
const FIRST = 'section[tabindex="-1"], input[type="range"]';

/** Stands before the first slider until the member has agreed to the keeping of what they will say; then leads to it. */
export function MoodConsentGate({ asks, usesAi, children }: MoodConsentGateProps) {
  const [hasAgreed, setHasAgreed] = useState(!asks);
  const place = useRef<HTMLDivElement>(null);
  const leadsOn = asks && hasAgreed;
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (leadsOn || wasLedToSlider()) place.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [leadsOn]);
  return (
    <div ref={place} className="contents">
      {hasAgreed ? (
        children
      ) : (
        <Activity>
          <MoodConsentNotice usesAi={usesAi} onAgreed={() => setHasAgreed(true)} />
        </Activity>
      )}
    </div>
  );
}
