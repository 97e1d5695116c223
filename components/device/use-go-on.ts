import { useEffect, useState } from "react";
import { forgetReloads, mayReload } from "./reloads";

const FIRST_AGAIN_MS = 2_000;
const AGAIN_AT_MOST_MS = 15_000;
const PATIENCE_MS = 8_000;
/** Where this page has an address of its own; elsewhere it stands in the place of the page that was asked for. */
const OWN_ADDRESS = "/offline";

/**
 * Goes on to the page that was asked for once the server answers, whatever the browser says of its connection: asks now
 * and again, and at once when the browser or the member has a reason to think so.
 *
 * @returns whether it still does: where the server answers and the page itself does not come, it is left to the member
 */
export function useGoOn(): boolean {
  const [goesOn, setGoesOn] = useState(true);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const stands = window.location.pathname !== OWN_ADDRESS;
    let wasAway = stands || !navigator.onLine;
    let pause = FIRST_AGAIN_MS;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      const isThere = await serverAnswers();
      if (signal.aborted) return;
      if (!isThere) {
        wasAway = true;
        // A server that has been away is a new reason.
        forgetReloads();
        setGoesOn(true);
      } else if (stands && !mayReload()) setGoesOn(false);
      else if (stands) window.location.reload();
      else if (wasAway) window.location.replace("/");
      // What is asked for may fail once more: until it is here, this goes on asking.
      clearTimeout(again);
      again = setTimeout(ask, pause);
      pause = Math.min(pause * 1.5, AGAIN_AT_MOST_MS);
    }
    function askNow() {
      pause = FIRST_AGAIN_MS;
      void ask();
    }
    again = setTimeout(ask, pause);
    window.addEventListener("online", askNow, { signal });
    // Back on a page that the browser had kept whole; one that has just come asks after a while, lest it turn in circles.
    window.addEventListener("pageshow", ({ persisted }) => persisted && askNow(), { signal });
    // A page that is hidden has its timers held up.
    const onShown = () => document.visibilityState === "visible" && askNow();
    document.addEventListener("visibilitychange", onShown, { signal });
    return () => {
      clearTimeout(again);
      watch.abort();
    };
  }, []);
  return goesOn;
}

async function serverAnswers(): Promise<boolean> {
  try {
    // A connection that swallows everything answers nothing at all.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A network that wants a sign-in of its own answers with another address.
    const reply = await fetch("/api/health", { cache: "no-store", redirect: "error", signal });
    return reply.ok;
  } catch {
    return false;
  }
}
