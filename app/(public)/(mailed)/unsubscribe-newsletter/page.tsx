import type { Metadata } from "next";
import { PlainShell } from "@/components/layout/plain-shell";
import { UnsubscribeNewsletter } from "@/components/newsletter/unsubscribe-newsletter";
import { isDemo } from "@/lib/config/env";

// The address holds a token: it must not travel on as a Referer.
export const metadata: Metadata = { title: "Newsletter Unsubscribe", referrer: "no-referrer" };

export default function UnsubscribeNewsletterPage() {
  return (
    <PlainShell title="Your newsletter" subtitle="You can leave whenever you like." demo={isDemo()}>
      <UnsubscribeNewsletter />
    </PlainShell>
  );
}
