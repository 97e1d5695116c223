"use client";

import { useState } from "react";
import { MoodConsentNotice } from "./mood-consent-notice";

interface MoodConsentGateProps {
  /** Whether the member has still to be asked. */
  asks: boolean;
  /** Whether this server has an AI write quotes. */
  usesAi: boolean;
  children: React.ReactNode;
}

/** Stands before the first slider until the member has agreed to the keeping of what they will say. */
export function MoodConsentGate({ asks, usesAi, children }: MoodConsentGateProps) {
  const [hasAgreed, setHasAgreed] = useState(!asks);
  return hasAgreed ? children : <MoodConsentNotice usesAi={usesAi} onAgreed={() => setHasAgreed(true)} />;
}
