"use client";

import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";
import { PlainShell } from "./plain-shell";

interface SomethingBrokeProps {
  onRetry: () => void;
  /** Under this the server's log knows the fault. */
  reference?: string;
}

export function SomethingBroke({ onRetry, reference }: SomethingBrokeProps) {
  return (
    <PlainShell title="Something broke" subtitle="It wasn't you.">
      <Card variant="lift">
        <p>
          We couldn't show you this page. Everything you've saved is still there. Please try again, and if it
          keeps happening, write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
        </p>
        {reference && <p className="mt-2 text-sm text-ink-soft">Reference: {reference}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={onRetry}>Try again</Button>
          {/* A full load: the router may be what broke. */}
          <a href="/" className={buttonClass({ variant: "outline" })}>
            Go home
          </a>
        </div>
      </Card>
    </PlainShell>
  );
}

/** A page that the server could not make: only a full load asks it anew. */
export function OutOfOrder() {
  return <SomethingBroke onRetry={() => window.location.reload()} />;
}
