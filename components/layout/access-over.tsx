"use client";

import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { expiryNotice } from "@/lib/access/expiry-notices";
import type { AccessReason } from "@/lib/ground/errors";
import { ACCESS_EXPIRED_EVENT } from "@/lib/http/client";

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
