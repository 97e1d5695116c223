"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { expiryNotice } from "@/lib/access/expiry-notices";
import { ACCESS_EXPIRED_EVENT, type AccessExpiredDetail } from "@/lib/http/access-expired-event";

const NOTICE_MS = 5000;
const LEAVE_AFTER_MS = 2000;

function goTo(path: string) {
  window.location.assign(path);
}

/** When access ends: says why, forgets what was loaded, and leads to sign-in. */
export function AccessExpiry({ leave = goTo }: { leave?: (path: string) => void }) {
  const queries = useQueryClient();
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    function onExpired(event: CustomEvent<AccessExpiredDetail>) {
      // Several calls may fail together: one notice and one way out are enough.
      if (leaving !== undefined) return;
      const { title, message } = expiryNotice(event.detail.reason);
      toast({ title, description: message, variant: "destructive", duration: NOTICE_MS });
      queries.clear();
      leaving = setTimeout(() => leave("/auth"), LEAVE_AFTER_MS);
    }
    window.addEventListener(ACCESS_EXPIRED_EVENT, onExpired);
    return () => {
      window.removeEventListener(ACCESS_EXPIRED_EVENT, onExpired);
      clearTimeout(leaving);
    };
  }, [queries, leave]);
  return null;
}
