import type { Metadata } from "next";
import { PlainShell } from "@/components/layout/plain-shell";
import { UnsubscribeNewsletter } from "@/components/newsletter/mailed-links";
import { ROUTES } from "@/lib/access/routes.mjs";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = {
  title: "Newsletter Unsubscribe",
  referrer: ROUTES["/unsubscribe-newsletter"].referrer,
};

export default function UnsubscribeNewsletterPage() {
  return (
    <PlainShell title="Your newsletter" subtitle="You can leave whenever you like." demo={isDemo()}>
      <UnsubscribeNewsletter />
    </PlainShell>
  );
}
