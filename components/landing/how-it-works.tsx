import { MoodGlyph } from "@/components/mood/mood-glyph";
import { CardTitle } from "@/components/ui/card";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";
import { ProductPicture } from "./what-it-is";

type Glyph = React.ComponentProps<typeof MoodGlyph>["step"];

const STEPS: readonly { glyph: Glyph; title: string; text: string }[] = [
  {
    glyph: 1,
    title: "Check in",
    text: `Move ${spelled(DIMENSIONS.length)} sliders, from stress and sleep to hope and gratitude. It takes about two minutes.`,
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
      <h2 className="display text-2xl">How It Works</h2>
      <ol className="steps">
        {STEPS.map((step, index) => (
          <Step key={step.title} number={index + 1} {...step} />
        ))}
      </ol>
      <Tour />
    </section>
  );
}

interface StepProps {
  glyph: Glyph;
  /** Where the steps have an order. */
  number?: number;
  title: string;
  text: string;
}

/** A sun, a title, and what happens then. */
export function Step({ glyph, number, title, text }: StepProps) {
  return (
    <li className="step">
      <MoodGlyph step={glyph} />
      <div>
        <CardTitle as="h3">
          {number && <span>{number}.</span>} {title}
        </CardTitle>
        <p>{text}</p>
      </div>
    </li>
  );
}

const PHONE = { width: 390, height: 760 };

const STOPS = [
  {
    name: "check-in",
    alt: "The check-in: sliders for stress, confidence and focus, each with its level in a word.",
    title: "The check-in",
    text: "Each slider puts its level into words. There's no wrong answer.",
  },
  {
    name: "words",
    alt: "After a check-in: a few supportive words, what they leaned on, and who wrote them.",
    title: "Your words",
    text: "Save what helps, share it if you like, and leave the rest.",
  },
  {
    name: "patterns",
    alt: "Analytics: the average mood and the moods of the last entries as words and bars.",
    title: "Your patterns",
    text: "Your own entries, side by side. No scores to beat.",
  },
] as const;

/** The product as it is, in pictures of the demo. */
function Tour() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which the keyboard must reach.
    <ul className="tour" aria-label="Pictures of the product" tabIndex={0}>
      {STOPS.map(({ name, alt, title, text }) => (
        <li key={name}>
          <div className="framed">
            <ProductPicture name={name} alt={alt} {...PHONE} />
          </div>
          <h3 className="card-title mt-5">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
