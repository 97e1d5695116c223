"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { MOOD_READS } from "@/lib/http/query-keys";

/** Sends what this device kept while there was no connection, now and whenever it comes back. */
export function KeptCheckIns({ memberId }: { memberId: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    async function deliver() {
      const { sendKeptCheckIns } = await import("@/lib/offline/send-kept-check-ins");
      const { sent, refused } = await sendKeptCheckIns(memberId);
      if (sent > 0) for (const path of MOOD_READS) queries.invalidateQueries({ queryKey: [path] });
      if (sent + refused > 0) toast(sent > 0 ? delivered(sent) : REFUSED);
    }
    const deliverQuietly = () => void deliver().catch(() => {});
    deliverQuietly();
    window.addEventListener("online", deliverQuietly);
    return () => window.removeEventListener("online", deliverQuietly);
  }, [memberId, queries]);
  return null;
}

function delivered(sent: number) {
  const title = sent === 1 ? "Your check-in is in" : `Your ${sent} check-ins are in`;
  return { title, description: "You made it without a connection. Its words are in Progress." };
}

const REFUSED = {
  title: "Not taken",
  description: "A check-in kept on this device was too old to be added.",
  variant: "destructive",
} as const;
