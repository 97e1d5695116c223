"use client";

import { useEffect } from "react";

const STORE = "hearten";

/** On pages for who is signed out: a session may have ended elsewhere, and what the device kept for it goes as well. */
export function NobodyHere(): null {
  useEffect(() => {
    void leave().catch(() => {});
  }, []);
  return null;
}

async function leave(): Promise<void> {
  const stores = await indexedDB.databases();
  // Most who come here have none, and load nothing for it.
  if (!stores.some(({ name }) => name === STORE)) return;
  const { leaveMember } = await import("@/lib/device/device");
  await leaveMember();
}
