import "@/app/landing.css";
import type { Metadata } from "next";
import { NobodyHere } from "@/components/device/nobody-here";
import { Hero, Opening } from "@/components/landing/hero";
import { HowItWorks, WhatItIs } from "@/components/landing/how-it-works";
import { ImportantNotice, ReadyToStart } from "@/components/landing/important-notice";
import { LazySignupForm } from "@/components/landing/later-parts";
import { WhyChoose } from "@/components/landing/why-choose";
import { PublicShell, StructuredData } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { Card } from "@/components/ui/card";
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

/** Asks for the newsletter. */
function NewsletterSignup() {
  return (
    <Card className="landing-section letter">
      <div>
        <h2 className="card-title">A letter once a week</h2>
        <p>
          Wellness tips by email. We'll email you first to check the address is yours, and you can leave with
          one click from any letter.
        </p>
      </div>
      <LazySignupForm />
    </Card>
  );
}
