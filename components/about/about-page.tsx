import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { CardTitle } from "@/components/ui/card-title";
import { BRAND } from "@/lib/config/brand";
import { AboutStart } from "./about-start";
import { DIFFERENCES, HELPS, MISSION, TECHNOLOGY } from "./about-text";
import { Commitments } from "./commitments";
import { Disclaimer } from "./disclaimer";
import { HowItHelps } from "./how-it-helps";

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
