import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { PRIVACY, PRIVACY_SUMMARY } from "@/components/legal/privacy-text";
import { isDemo } from "@/lib/config/env";
import { publicPage } from "@/lib/seo/public-page";

export const metadata: Metadata = publicPage({
  title: "Privacy Policy",
  description: PRIVACY_SUMMARY,
  path: "/privacy",
});

export default function PrivacyPage() {
  return <LegalPage title="Privacy Policy" summary={PRIVACY_SUMMARY} sections={PRIVACY} demo={isDemo()} />;
}
