"use client";

import { createContext, useContext, useState, useSyncExternalStore } from "react";
import { crisisLinesFor } from "@/lib/crisis/crisis-lines";
import type { KnownCrisisLines } from "@/lib/crisis/set-known";
import { browserTimeZone, call } from "@/lib/http/client";

interface MemberHelp {
  /** The member's zone; null where it is not known, as without a connection. */
  timeZone: string | null;
  /** Whether the panel stands folded. */
  known: boolean;
  setKnown: (known: boolean) => void;
}

const Help = createContext<MemberHelp | null>(null);

interface CrisisHelpProps {
  timeZone: string | null;
  known: boolean;
  children: React.ReactNode;
}

/** Says whose crisis lines come first on a member's screen, and whether they know them by heart. */
export function CrisisHelp({ timeZone, known: knownAtFirst, children }: CrisisHelpProps) {
  const [known, show] = useState(knownAtFirst);
  function setKnown(next: boolean) {
    show(next);
    const body: KnownCrisisLines = { known: next };
    // Not remembered, it stands unfolded the next time: nothing to trouble anyone with here.
    call("/api/user/crisis-lines", { method: "PUT", body }).catch(() => {});
  }
  return <Help value={{ timeZone, known, setKnown }}>{children}</Help>;
}

/** Whether the panel stands folded for the member, and the way to change it. */
export function useKnownLines(): [known: boolean, setKnown: (known: boolean) => void] {
  const help = useContext(Help);
  return [help?.known ?? false, help?.setKnown ?? (() => {})];
}

/** The crisis lines, theirs first: by the member's time zone, else the browser's. */
export function useCrisisLines(): ReturnType<typeof crisisLinesFor> {
  const help = useContext(Help);
  const browsers = useSyncExternalStore(nothingChanges, browserTimeZone, () => null);
  // Who joined through a provider has UTC until their first check-in.
  const members = help?.timeZone === "UTC" ? null : help?.timeZone;
  return crisisLinesFor(members ?? browsers);
}

const nothingChanges = () => () => {};
