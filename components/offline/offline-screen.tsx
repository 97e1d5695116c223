"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { deviceMember } from "@/lib/device/device";
import { type KeptFavorite, keptFavorites } from "@/lib/device/kept-favorites";
import { OfflineCheckIn } from "./offline-check-in";
import { OfflineFavorites } from "./offline-favorites";
import { useGoOn } from "./use-go-on";

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
