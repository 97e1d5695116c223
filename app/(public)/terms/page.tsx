import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { TERMS, TERMS_SUMMARY } from "@/components/legal/terms-text";
import { isDemo } from "@/lib/config/env";
import { publicPage } from "@/lib/seo/public-page";

export const metadata: Metadata = publicPage({
  title: "Terms of Service",
  description: TERMS_SUMMARY,
  path: "/terms",
});

export default function TermsPage() {
  return <LegalPage title="Terms of Service" summary={TERMS_SUMMARY} sections={TERMS} demo={isDemo()} />;
}
