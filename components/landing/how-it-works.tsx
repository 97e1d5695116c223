import { MoodGlyph } from "@/components/mood/mood-glyph";
import { CardTitle } from "@/components/ui/card";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";

export function WhatItIs() {
  return (
    <section className="landing-section">
      <div className="beside">
        <h2 className="display text-2xl">What is {BRAND.name}?</h2>
        <p className="large-text">
          {BRAND.name} is a small daily companion. You say how you are, it answers with a few words of
          support, and over time you can see how you've been, on the days that lifted you and the days that
          weighed you down.
        </p>
      </div>
      <div className="framed home">
        <ProductPicture
          name="home"
          alt="The home screen: a month of days with the mood of each, and the latest quotes beside it."
          width={390}
          height={760}
          wide={{ name: "home-wide", width: 1280, height: 800 }}
        />
      </div>
    </section>
  );
}

interface ProductPictureProps {
  /** As `npm run pictures` names its files. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Another picture from 48 rem on. */
  wide?: { name: string; width: number; height: number };
}

/** A picture of the product in the theme that the page has; the browser fetches only what comes into view. */
function ProductPicture({ name, alt, width, height, wide }: ProductPictureProps) {
  return (["light", "dark"] as const).map((theme) => (
    <picture key={theme} className={theme === "dark" ? "hidden dark:block" : "dark:hidden"}>
      {wide && (
        <source
          media="(min-width: 48rem)"
          srcSet={`/pictures/${wide.name}-${theme}.webp`}
          width={wide.width}
          height={wide.height}
        />
      )}
      <img src={`/pictures/${name}-${theme}.webp`} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  ));
}

type Glyph = React.ComponentProps<typeof MoodGlyph>["step"];

const STEPS: readonly { glyph: Glyph; title: string; text: string }[] = [
  {
    glyph: 1,
    title: "Check in",
    text: `Move ${spelled(DIMENSIONS.length)} sliders, from stress and sleep to hope and gratitude. It takes about two minutes. There's a short one of half a minute too.`,
  },
  {
    glyph: 3,
    title: "Say when",
    text: "Morning, afternoon or evening: the words you need first thing aren't the ones you need at bedtime.",
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
