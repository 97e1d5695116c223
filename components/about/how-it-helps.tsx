import { MoodGlyph } from "@/components/mood/mood-glyph";
import { CardTitle } from "@/components/ui/card-title";

const SUNS = [1, 3, 5] as const;

interface HowItHelpsProps {
  steps: readonly { title: string; text: string }[];
}

export function HowItHelps({ steps }: HowItHelpsProps) {
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
