"use client";

import { useEffect } from "react";

const ASK_AGAIN_MS = 4_000;
/** Where this page has an address of its own; elsewhere it stands in the place of the page that was asked for. */
const OWN_ADDRESS = "/offline";

/** Goes on to the page that was asked for once the server answers, whatever the browser says of its connection. */
export function useGoOn(): void {
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const stands = window.location.pathname !== OWN_ADDRESS;
    let wasAway = stands || !navigator.onLine;
    async function ask() {
      const isThere = await serverAnswers(signal);
      if (signal.aborted) return;
      if (!isThere) wasAway = true;
      else if (wasAway && stands) window.location.reload();
      else if (wasAway) window.location.replace("/");
    }
    const asking = setInterval(ask, ASK_AGAIN_MS);
    window.addEventListener("online", ask, { signal });
    return () => {
      clearInterval(asking);
      watch.abort();
    };
  }, []);
}

async function serverAnswers(signal: AbortSignal): Promise<boolean> {
  try {
    // A network that wants a sign-in of its own answers with another address.
    const reply = await fetch("/api/health", { cache: "no-store", redirect: "error", signal });
    return reply.ok;
  } catch {
    return false;
  }
}
