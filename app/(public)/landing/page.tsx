import type { Metadata } from "next";
import { Hero } from "@/components/landing/hero";
import { HowItWorks } from "@/components/landing/how-it-works";
import { ImportantNotice } from "@/components/landing/important-notice";
import { LandingMenu } from "@/components/landing/landing-menu";
import { LandingNav } from "@/components/landing/landing-nav";
import { ReadyToStart } from "@/components/landing/ready-to-start";
import { WhatItIs } from "@/components/landing/what-it-is";
import { WhyChoose } from "@/components/landing/why-choose";
import { PublicShell } from "@/components/layout/public-shell";
import { NewsletterSignup } from "@/components/newsletter/newsletter-signup";
import { ButtonLink } from "@/components/ui/button-link";
import { BRAND } from "@/lib/brand";
import { isDemo } from "@/lib/env";

export const metadata: Metadata = { title: BRAND.tagline };

/** What visitors find at `/`. */
export default function LandingPage() {
  const actions = (
    <>
      <ButtonLink href="/auth" size="small" className="landing-start">
        Start Free Trial
      </ButtonLink>
      <LandingMenu />
    </>
  );
  return (
    <PublicShell
      nav={<LandingNav />}
      action={actions}
      backdrop={<div aria-hidden="true" className="valley tall hero-sky" />}
      demo={isDemo()}
    >
      <Hero />
      <WhatItIs />
      <HowItWorks />
      <WhyChoose />
      <ImportantNotice />
      <ReadyToStart />
      <NewsletterSignup />
    </PublicShell>
  );
}
