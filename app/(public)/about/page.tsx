import "@/app/landing.css";
import type { Metadata } from "next";
import { Step } from "@/components/landing/how-it-works";
import { NightStart, NoticeCard } from "@/components/landing/important-notice";
import { CheckedList } from "@/components/landing/why-choose";
import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { ButtonLink } from "@/components/ui/button-link";
import { CardTitle } from "@/components/ui/card";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { isDemo } from "@/lib/config/env";
import { spelled } from "@/lib/config/figures";
import { publicPage } from "@/lib/seo/public-page";

export const metadata: Metadata = publicPage({
  title: "About",
  description: `Why ${BRAND.name} exists, what makes it different, how it helps, where it uses AI, and what we promise.`,
  path: "/about",
});

export default function AboutPage() {
  return (
    <PublicShell current="/about" backdrop={<Valley scene="public" />} demo={isDemo()}>
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
        <ul className="grid grid-cols-1 gap-4 mt-6 md:grid-cols-2">
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
      <div className="landing-section grid grid-cols-1 gap-4 lg:grid-cols-2">
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
      <ul className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-3 lg:gap-10">
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

const { name } = BRAND;

const MISSION =
  "We want everyone to have a quiet place to say how they are, on good days and on bad ones, and to hear something kind and honest back.";

const DIFFERENCES = [
  {
    title: "It answers you",
    text: `Not the quote of the day. Your words start from what you just rated, up to ${spelled(DIMENSIONS.length)} things, and from the time of day.`,
  },
  {
    title: "It asks little",
    text: "Two minutes, no lessons, nothing to catch up on. If you've been away, today still counts.",
  },
  {
    title: "It speaks plainly",
    text: "Moods are words, shapes and numbers. If your entries can't tell it something, it doesn't guess.",
  },
  {
    title: "It keeps things private",
    text: "Your ratings and quotes are stored encrypted, under a key of your own. There are no ads, and we don't sell your data.",
  },
] as const;

const HELPS = [
  {
    title: "You put a name to it",
    text: "Moving a slider from “some” to “high” is a small act of noticing. A feeling with a name is easier to talk about.",
  },
  {
    title: "You hear something kind",
    text: "A few words that notice what's hard. Often there's one small step in them, and you're free to skip it.",
  },
  {
    title: "You see how it has been",
    text: "Weeks side by side show what one day can't. You can share what you find with someone you trust.",
  },
] as const;

const TECHNOLOGY = [
  `${name} uses an AI language model for its responses: after a check-in, if you've said yes to it, a model from the company Anthropic writes your words. It gets your ratings, the time of day, how today differs from your own recent days, and a few of your last quotes. It never gets your name, your email address or your account number.`,
  `If no AI is set up, if you'd rather not use it, or if it can't be reached, your words come from ${name}'s own library instead. Every new quote says which of the two it was. A program checks each one before you see it, but no person does, and AI can get things wrong.`,
];

const DISCLAIMER = `${name} supports wellness. It is not medical advice, not a diagnosis and not a substitute for a doctor or a therapist. If you're in a crisis, please talk to someone now.`;

const COMMITMENTS = [
  "We say what we store, and why, in plain words.",
  "You can take all your data with you, or delete it, at any time.",
  "We never send your name to an AI.",
  "Cancelling takes a few clicks, and no phone call.",
  "No ads, and no data sold.",
  "Helplines are always one tap away.",
];
