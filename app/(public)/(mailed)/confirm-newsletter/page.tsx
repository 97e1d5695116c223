import type { Metadata } from "next";
import { PlainShell } from "@/components/layout/plain-shell";
import { ConfirmNewsletter } from "@/components/newsletter/mailed-links";
import { ROUTES } from "@/lib/access/routes.mjs";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = {
  title: "Newsletter Confirmation",
  referrer: ROUTES["/confirm-newsletter"].referrer,
};

export default function ConfirmNewsletterPage() {
  return (
    <PlainShell title="Your newsletter" subtitle="Just making sure it's you who asked." demo={isDemo()}>
      <ConfirmNewsletter />
    </PlainShell>
  );
}
