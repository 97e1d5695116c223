import "@/app/landing.css";
import type { Metadata } from "next";
import { NobodyHere } from "@/components/device/nobody-here";
import { Hero, Opening } from "@/components/landing/hero";
import { HowItWorks, WhatItIs } from "@/components/landing/how-it-works";
import { ImportantNotice, ReadyToStart } from "@/components/landing/important-notice";
import { WhyChoose } from "@/components/landing/why-choose";
import { PublicShell } from "@/components/layout/public-shell";
import { StructuredData } from "@/components/layout/structured-data";
import { Valley } from "@/components/layout/valley";
import { NewsletterSignup } from "@/components/newsletter/newsletter-signup";
import { BRAND } from "@/lib/config/brand";
import { builtAppUrl, isDemo } from "@/lib/config/env";
import { DESCRIPTION, productFacts, publicPage } from "@/lib/seo/public-page";

export const metadata: Metadata = publicPage({
  title: BRAND.tagline,
  description: DESCRIPTION,
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
