import clsx from "clsx";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { CardTitle } from "@/components/ui/card";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";
import { FRAMED, ProductPicture } from "./what-it-is";

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
      <ol className="grid gap-8 mt-8 md:grid-cols-2 lg:grid-cols-4 lg:gap-6">
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

/* The honey alone is too faint for a line on the light ground. */
const SUN =
  "size-14 fill-honey stroke-honey stroke-1 not-dark:stroke-[color-mix(in_srgb,var(--honey)_60%,var(--honey-ink))]";

/** A sun, a title, and what happens then. */
export function Step({ glyph, number, title, text }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] content-start items-start gap-5 lg:grid-cols-[1fr] lg:gap-3">
      <MoodGlyph step={glyph} className={SUN} />
      <div>
        <CardTitle as="h3">
          {number && <span className="tabular-nums text-ink-soft">{number}.</span>} {title}
        </CardTitle>
        <p className="mt-1 text-ink-soft">{text}</p>
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

/** A row that scrolls on phones, three columns from a tablet on. */
const TOUR = clsx(
  "-mx-4 mt-10 grid auto-cols-[min(17rem,76vw)] grid-flow-col gap-5 overflow-x-auto px-4 pb-3",
  "[scroll-snap-type:x_mandatory] [scroll-padding-inline:var(--space-4)]",
  "[scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]",
  "md:mx-0 md:grid-flow-row md:grid-cols-3 md:gap-8 md:overflow-visible md:px-0 lg:mt-14 lg:gap-14",
);

/** The product as it is, in pictures of the demo. */
function Tour() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which the keyboard must reach.
    <ul className={TOUR} aria-label="Pictures of the product" tabIndex={0}>
      {STOPS.map(({ name, alt, title, text }) => (
        <li key={name} className="snap-start">
          <div className={clsx(FRAMED, "rounded-[2.25rem] [&_img]:rounded-[1.75rem]")}>
            <ProductPicture name={name} alt={alt} {...PHONE} />
          </div>
          <h3 className="card-title mt-5">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
