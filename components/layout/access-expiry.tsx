"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { carryToast } from "@/components/ui/toast";
import { expiryNotice } from "@/lib/access/expiry-notices";
import type { AccessReason } from "@/lib/ground/errors";
import { ACCESS_EXPIRED_EVENT, type AccessExpiredDetail } from "@/lib/http/access-expired";

const NOTICE_MS = 5000;
const LEAVE_AFTER_MS = 2000;

interface AccessExpiryProps {
  children?: React.ReactNode;
  leave?: (path: string) => void;
}

function goTo(path: string) {
  window.location.assign(path);
}

/**
 * When access ends: says why, here and where the way out leads, and leads to sign-in. Until then the screen stays as it
 * is, and no other takes its place: the router has kept what was on those. What was loaded is forgotten by its cache.
 */
export function AccessExpiry({ children, leave = goTo }: AccessExpiryProps) {
  const path = usePathname();
  const [ended, setEnded] = useState<{ on: string | null } | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const isElsewhere = ended !== null && (hasMoved || ended.on !== path);
  useEffect(() => {
    // Several calls may fail together: one notice and one way out are enough.
    if (ended) return;
    function onExpired({ detail }: CustomEvent<AccessExpiredDetail>) {
      const { title, message } = expiryNotice(detail.reason);
      carryToast({ title, description: message, variant: "destructive", duration: NOTICE_MS });
      setEnded({ on: path });
    }
    window.addEventListener(ACCESS_EXPIRED_EVENT, onExpired, { once: true });
    return () => window.removeEventListener(ACCESS_EXPIRED_EVENT, onExpired);
  }, [path, ended]);
  useEffect(() => {
    if (!ended) return;
    const leaving = setTimeout(() => leave("/auth"), isElsewhere ? 0 : LEAVE_AFTER_MS);
    const onMove = () => setHasMoved(true);
    // Back on a page that the browser had kept whole.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && leave("/auth");
    // Before the router hears of it, which would show what it has kept.
    window.addEventListener("popstate", onMove, { capture: true });
    window.addEventListener("pageshow", onShow);
    return () => {
      clearTimeout(leaving);
      window.removeEventListener("popstate", onMove, { capture: true });
      window.removeEventListener("pageshow", onShow);
    };
  }, [ended, isElsewhere, leave]);
  return isElsewhere ? null : children;
}

/** In the place of a screen whose member has no access: says so at once, before anything is filled in in vain. */
export function AccessOver({ reason }: { reason: AccessReason }) {
  const { title, message } = expiryNotice(reason);
  useEffect(() => {
    const detail = { reason, message };
    const tell = () => window.dispatchEvent(new CustomEvent(ACCESS_EXPIRED_EVENT, { detail }));
    // Whoever listens stands further out, and its effects run after this one.
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [reason, message]);
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <p className="mt-2 text-ink-soft">{message}</p>
      <ButtonLink href="/settings" className="mt-4">
        Settings
      </ButtonLink>
    </Card>
  );
}
