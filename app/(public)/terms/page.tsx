import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { TERMS, TERMS_SUMMARY } from "@/components/legal/terms-text";
import { isDemo } from "@/lib/env";

export const metadata: Metadata = { title: "Terms of Service", description: TERMS_SUMMARY };

export default function TermsPage() {
  return <LegalPage title="Terms of Service" summary={TERMS_SUMMARY} sections={TERMS} demo={isDemo()} />;
}
