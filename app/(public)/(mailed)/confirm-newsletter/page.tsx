import type { Metadata } from "next";
import { PlainShell } from "@/components/layout/plain-shell";
import { ConfirmNewsletter } from "@/components/newsletter/confirm-newsletter";
import { isDemo } from "@/lib/config/env";

// The address holds a token: it must not travel on as a Referer.
export const metadata: Metadata = { title: "Newsletter Confirmation", referrer: "no-referrer" };

export default function ConfirmNewsletterPage() {
  return (
    <PlainShell title="Your newsletter" subtitle="Just making sure it's you who asked." demo={isDemo()}>
      <ConfirmNewsletter />
    </PlainShell>
  );
}
