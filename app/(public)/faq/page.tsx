import type { Metadata } from "next";
import { FaqPage, faqFacts } from "@/components/faq/faq-page";
import { FAQ } from "@/components/faq/faq-text";
import { StructuredData } from "@/components/layout/public-shell";
import { BRAND } from "@/lib/config/brand";
import { isDemo } from "@/lib/config/env";
import { publicPage } from "@/lib/seo/public-page";

export const metadata: Metadata = publicPage({
  title: "FAQ",
  description: `Short answers about ${BRAND.name}: check-ins, the free trial, prices, how your data is kept safe, what the AI sees, and who to ask.`,
  path: "/faq",
});

export default function Faq() {
  return (
    <>
      <StructuredData data={faqFacts(FAQ)} />
      <FaqPage groups={FAQ} demo={isDemo()} />
    </>
  );
}
