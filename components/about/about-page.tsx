import { Step } from "@/components/landing/how-it-works";
import { NightStart, NoticeCard } from "@/components/landing/important-notice";
import { CheckedList } from "@/components/landing/why-choose";
import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { ButtonLink } from "@/components/ui/button-link";
import { CardTitle } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";
import { COMMITMENTS, DIFFERENCES, DISCLAIMER, HELPS, MISSION, TECHNOLOGY } from "./about-text";

export function AboutPage({ demo }: { demo: boolean }) {
  return (
    <PublicShell current="/about" backdrop={<Valley scene="public" />} demo={demo}>
      <header className="min-h-44 pt-5 pb-8 lg:pt-18 lg:pb-22">
        <h1 className="display text-[1.75rem]/8.5 max-w-[9.5em] lg:text-[2.875rem]/13 lg:max-w-none">
          About {BRAND.name}
        </h1>
        <p className="max-w-[min(13.5rem,62vw)] mt-2 text-balance lg:max-w-none">
          A light left on, whatever the hour.
        </p>
      </header>
      <section className="beside">
        <h2 className="display text-2xl">Our Mission</h2>
        <p className="large-text">{MISSION}</p>
      </section>
      <section className="landing-section">
        <h2 className="display text-2xl">What Makes It Different</h2>
        <ul className="grid gap-4 mt-6 md:grid-cols-2">
          {DIFFERENCES.map(({ title, text }) => (
            <li key={title} className="card lg:p-8">
              <CardTitle as="h3">{title}</CardTitle>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <HowItHelps steps={HELPS} />
      <section className="landing-section beside">
        <h2 className="display text-2xl">Our Technology</h2>
        <div>
          {TECHNOLOGY.map((paragraph) => (
            <p key={paragraph} className="max-w-176 mt-4 text-pretty lg:first:mt-0">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <div className="landing-section grid gap-4 lg:grid-cols-2">
        <Commitments />
        <NoticeCard title="Disclaimer" text={DISCLAIMER} className="content-start" />
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
      <h2 className="display text-2xl">How It Helps</h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3 lg:gap-10">
        {steps.map(({ title, text }, index) => (
          <Step key={title} glyph={SUNS[index] ?? 5} title={title} text={text} />
        ))}
      </ul>
    </section>
  );
}

function Commitments() {
  return (
    <section className="soft-card">
      <CardTitle>Our Commitments</CardTitle>
      <CheckedList items={COMMITMENTS} className="md:grid-cols-2 lg:grid-cols-1" />
    </section>
  );
}

function AboutStart() {
  return (
    <NightStart title="Come as you are" text="Your first check-in can be a short one.">
      <ButtonLink href="/auth">Get Started</ButtonLink>
      <p className="mt-6 text-sm text-[#d3dcd6]">
        Questions first? Write to{" "}
        <a href={`mailto:${BRAND.supportEmail}`} className="font-semibold text-[#f3c67d]">
          {BRAND.supportEmail}
        </a>
        .
      </p>
    </NightStart>
  );
}
