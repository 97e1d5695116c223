import type { Metadata } from "next";
import { Hero } from "@/components/landing/hero";
import { HowItWorks } from "@/components/landing/how-it-works";
import { ImportantNotice } from "@/components/landing/important-notice";
import { Opening } from "@/components/landing/opening";
import { ReadyToStart } from "@/components/landing/ready-to-start";
import { WhatItIs } from "@/components/landing/what-it-is";
import { WhyChoose } from "@/components/landing/why-choose";
import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { NewsletterSignup } from "@/components/newsletter/newsletter-signup";
import { NobodyHere } from "@/components/offline/nobody-here";
import { StructuredData } from "@/components/seo/structured-data";
import { BRAND } from "@/lib/config/brand";
import { builtAppUrl, isDemo } from "@/lib/config/env";
import { productFacts, publicPage } from "@/lib/seo/public-page";

export const metadata: Metadata = publicPage({
  title: BRAND.tagline,
  description: BRAND.description,
  path: "/",
});

/** What visitors find at `/`. */
export default function LandingPage() {
  return (
    <>
      <Opening />
      <NobodyHere />
      <StructuredData data={productFacts(builtAppUrl())} />
      <PublicShell backdrop={<Valley scene="landing" />} demo={isDemo()}>
        <Hero />
        <WhatItIs />
        <HowItWorks />
        <WhyChoose />
        <ImportantNotice />
        <ReadyToStart />
        <NewsletterSignup />
      </PublicShell>
    </>
  );
}
