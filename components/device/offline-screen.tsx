"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { deviceMember } from "@/lib/device/device";
import { type KeptFavorite, keptFavorites } from "@/lib/device/kept-favorites";
import { OfflineCheckIn } from "./offline-check-in";

interface Kept {
  memberId: string | null;
  favorites: KeptFavorite[];
}

/** What can be done without a connection: a check-in, and reading what was saved, on a member's own device. */
export function OfflineScreen() {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    void readKept().then(setKept);
  }, []);
  useGoOn();
  return (
    <div className="grid gap-6">
      <Card>
        <p className="mb-4 text-ink-soft">
          This page will carry on by itself when you're back online.
          {kept?.memberId === null &&
            " Sign in and open a check-in once while you're online. After that you can fill one in without a connection."}
        </p>
        <Button variant="outline" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Card>
      {kept?.memberId && <OfflineCheckIn memberId={kept.memberId} />}
      {kept && kept.favorites.length > 0 && <OfflineFavorites favorites={kept.favorites} />}
    </div>
  );
}

async function readKept(): Promise<Kept> {
  const member = await deviceMember().catch(() => undefined);
  return { memberId: member?.id ?? null, favorites: await keptFavorites().catch(() => []) };
}

function OfflineFavorites({ favorites }: { favorites: readonly KeptFavorite[] }) {
  return (
    <section aria-labelledby="kept-favorites">
      <h2 id="kept-favorites" className="card-title mb-4">
        Saved words on this device
      </h2>
      <ul className="grid gap-4 grid-cols-1 lg:gap-5 lg:grid-cols-2">
        {favorites.map(({ id, text }) => (
          <li key={id} className="quote flex flex-col lg:p-6">
            <i className="sun" aria-hidden="true" />
            <i className="hz" aria-hidden="true" />
            <blockquote className="text-[1.25rem]/7.25">{text}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ASK_AGAIN_MS = 4_000;
/** Where this page has an address of its own; elsewhere it stands in the place of the page that was asked for. */
const OWN_ADDRESS = "/offline";

/** Goes on to the page that was asked for once the server answers, whatever the browser says of its connection. */
function useGoOn(): void {
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
