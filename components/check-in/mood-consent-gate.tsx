"use client";

import { useEffect, useRef, useState } from "react";
import { MoodConsentNotice } from "./mood-consent-notice";

interface MoodConsentGateProps {
  /** Whether the member has still to be asked. */
  asks: boolean;
  /** Whether this server has an AI write quotes. */
  usesAi: boolean;
  children: React.ReactNode;
}

/** Stands before the first slider until the member has agreed to the keeping of what they will say; then leads to it. */
export function MoodConsentGate({ asks, usesAi, children }: MoodConsentGateProps) {
  const [hasAgreed, setHasAgreed] = useState(!asks);
  const place = useRef<HTMLDivElement>(null);
  const leadsOn = asks && hasAgreed;
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (leadsOn) place.current?.querySelector<HTMLElement>('input[type="range"]')?.focus();
  }, [leadsOn]);
  if (!hasAgreed) return <MoodConsentNotice usesAi={usesAi} onAgreed={() => setHasAgreed(true)} />;
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}
