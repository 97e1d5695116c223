import { MoodGlyph } from "@/components/mood/mood-glyph";
import { CardTitle } from "@/components/ui/card-title";
import { BRAND } from "@/lib/config/brand";
import { Tour } from "./tour";

type Glyph = React.ComponentProps<typeof MoodGlyph>["step"];

const STEPS: readonly { glyph: Glyph; title: string; text: string }[] = [
  {
    glyph: 1,
    title: "Check in",
    text: "Move fifteen sliders, from stress and sleep to hope and gratitude. It takes about two minutes.",
  },
  {
    glyph: 3,
    title: "Say when",
    text: "Morning, afternoon or evening: the words you need at seven are not the words you need at ten.",
  },
  {
    glyph: 4,
    title: "Read your quote",
    text: `A short, supportive message about what you've just told it. It says whether AI or ${BRAND.name}'s own library wrote it.`,
  },
  {
    glyph: 5,
    title: "See the pattern",
    text: "Streaks and moods add up quietly, so you can look back and make sense of them.",
  },
];

export function HowItWorks() {
  return (
    <section id="features" className="landing-section">
      <h2 className="display landing-title">How It Works</h2>
      <ol className="how">
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <MoodGlyph step={step.glyph} />
            <div>
              <CardTitle as="h3">
                <span className="tabular-nums text-ink-soft">{index + 1}.</span> {step.title}
              </CardTitle>
              <p className="text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Tour />
    </section>
  );
}
