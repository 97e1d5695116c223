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
      <header className="min-h-44 pt-5 pb-8 lg:pt-18 lg:pb-22">
        <h1 className="display text-[1.75rem]/8.5 max-w-[9.5em] lg:text-[2.875rem]/13 lg:max-w-none">
          About {BRAND.name}
        </h1>
        <p className="max-w-[min(13.5rem,62vw)] mt-2 text-balance lg:max-w-none">
          A light left on, whatever the hour.
        </p>
      </header>
      <section className="lg:grid lg:grid-cols-[1fr_1.6fr] lg:gap-10 lg:items-baseline">
        <h2 className="display text-2xl">Our Mission</h2>
        <p className="text-[1.4375rem]/8.25 max-w-176 mt-4 font-display font-normal text-pretty lg:text-[1.625rem]/9.25 lg:m-0">
          {MISSION}
        </p>
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
      <section className="landing-section lg:grid lg:grid-cols-[1fr_1.6fr] lg:gap-10 lg:items-baseline">
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
      <h2 className="display text-2xl">How It Helps</h2>
      <ul className="md:grid-cols-3 grid gap-8 mt-8 md:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] gap-5 content-start items-start lg:grid-cols-[1fr] lg:gap-3"
          >
            <MoodGlyph
              className="size-14 fill-honey stroke-honey stroke-1 not-dark:stroke-[color-mix(in_srgb,var(--honey)_60%,var(--honey-ink))]"
              step={SUNS[index] ?? 5}
            />
            <div>
              <CardTitle as="h3">{title}</CardTitle>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Commitments() {
  return (
    <section className="p-5 rounded-lg bg-primary-soft md:p-6 lg:p-8">
      <CardTitle>Our Commitments</CardTitle>
      <ul className="lg:grid-cols-[1fr] grid gap-3 mt-4 md:grid-cols-2">
        {COMMITMENTS.map((commitment) => (
          <li key={commitment} className="flex gap-2.5">
            <Check className="mt-0.5 text-primary-ink stroke-[2.25]" />
            {commitment}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Disclaimer() {
  return (
    <Card className="content-start lg:content-start grid gap-3 md:grid-cols-[auto_1fr] md:gap-5 md:p-8">
      <LifeBuoy className="size-7 text-primary-ink stroke-[1.5]" />
      <div>
        <CardTitle>Disclaimer</CardTitle>
        <p className="max-w-[62ch] mt-2">{DISCLAIMER}</p>
        <CrisisLines />
      </div>
    </Card>
  );
}

function AboutStart() {
  return (
    <section className="landing-section min-h-88 px-6 py-10 rounded-xl [background:#0a1417_url('/art/valley-night.svg')_-905px_bottom_/_cover] text-[#eef1e9] dark:inset-ring dark:inset-ring-line [&_.btn-primary]:[background:#f3be68] [&_.btn-primary]:text-[#2a1c02] [&_.btn-primary:hover]:[background:#f8cf8b] [&_:focus-visible]:[outline-color:#f8cf8b] lg:min-h-100 lg:p-14 lg:[background-position-x:center]">
      <h2 className="display text-2xl">Come as you are</h2>
      <p className="mt-2 mb-5 text-[#d3dcd6]">Your first check-in can be a short one.</p>
      <ButtonLink href="/auth">Get Started</ButtonLink>
      <p className="text-sm mx-0 mt-2 mb-5 text-[#d3dcd6]">
        Questions first? Write to{" "}
        <a href={`mailto:${BRAND.supportEmail}`} className="text-[#f3c67d] font-semibold">
          {BRAND.supportEmail}
        </a>
        .
      </p>
    </section>
  );
}
