import { Check, LifeBuoy } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";
import { COMMITMENTS, DIFFERENCES, DISCLAIMER, HELPS, MISSION, TECHNOLOGY } from "./about-text";

export function AboutPage({ demo }: { demo: boolean }) {
  return (
    <PublicShell current="/about" backdrop={<Valley scene="public" />} demo={demo}>
      <header className="public-head">
        <h1 className="display">About {BRAND.name}</h1>
        <p>A light left on, whatever the hour.</p>
      </header>
      <section className="what">
        <h2 className="display landing-title">Our Mission</h2>
        <p>{MISSION}</p>
      </section>
      <section className="landing-section">
        <h2 className="display landing-title">What Makes It Different</h2>
        <ul className="differences">
          {DIFFERENCES.map(({ title, text }) => (
            <li key={title} className="card">
              <CardTitle as="h3">{title}</CardTitle>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <HowItHelps steps={HELPS} />
      <section className="technology landing-section">
        <h2 className="display landing-title">Our Technology</h2>
        <div>
          {TECHNOLOGY.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className="promises landing-section">
        <Commitments />
        <Disclaimer />
      </div>
      <AboutStart />
    </PublicShell>
  );
}

const SUNS = [1, 3, 5] as const;

interface HowItHelpsProps {
  steps: readonly { title: string; text: string }[];
}

function HowItHelps({ steps }: HowItHelpsProps) {
  return (
    <section className="landing-section">
      <h2 className="display landing-title">How It Helps</h2>
      <ul className="how three">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <MoodGlyph step={SUNS[index] ?? 5} />
            <div>
              <CardTitle as="h3">{title}</CardTitle>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Commitments() {
  return (
    <section className="perfect-for">
      <CardTitle>Our Commitments</CardTitle>
      <ul>
        {COMMITMENTS.map((commitment) => (
          <li key={commitment}>
            <Check />
            {commitment}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Disclaimer() {
  return (
    <Card className="notice-card">
      <LifeBuoy />
      <div>
        <CardTitle>Disclaimer</CardTitle>
        <p>{DISCLAIMER}</p>
        <CrisisLines />
      </div>
    </Card>
  );
}

function AboutStart() {
  return (
    <section className="ready landing-section">
      <h2 className="display landing-title">Come as you are</h2>
      <p>Your first check-in can be a short one.</p>
      <ButtonLink href="/auth">Get Started</ButtonLink>
      <p className="ready-contact">
        Questions first? Write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
      </p>
    </section>
  );
}
