import clsx from "clsx";
import { ArrowRight, Check, Lock } from "@/components/layout/site-icons";
import { MoodDisc } from "@/components/mood/mood-glyph";
import { CardTitle } from "@/components/ui/card";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { MOOD_STEPS, MOOD_WORDS } from "@/lib/check-ins/rules";
import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";

const PERFECT_FOR = [
  "Busy days with no room for a journal",
  "Anyone learning to name a feeling",
  "People between therapy sessions",
  "Anyone building a kinder habit",
];

export function WhyChoose() {
  return (
    <section id="why" className="landing-section">
      <h2 className="display text-2xl">Why Choose {BRAND.name}</h2>
      <div className="reasons">
        <Reason wide title="Written for this moment" text={MOMENT}>
          <p className="said moment" aria-hidden="true">
            “Your head's hazy, but you still know what matters to you. Do a little of that today, and let the
            thinking wait until it clears.”
          </p>
        </Reason>
        <Reason title="Two minutes, not twenty" text={MINUTES}>
          <p className="minutes" aria-hidden="true">
            2<small>min</small>
          </p>
        </Reason>
        <Reason title="Private by design" text={PRIVATE}>
          <p className="sealed" aria-hidden="true">
            <span>Sleep 2, hope 4</span>
            <ArrowRight />
            <span>
              <Lock />
              ••••••••••
            </span>
          </p>
        </Reason>
        <Reason wide title="Patterns in plain words" text={PATTERNS}>
          <div className="moods" aria-hidden="true">
            {MOOD_STEPS.map((step) => (
              <span key={step}>
                <MoodDisc step={step} />
                {MOOD_WORDS[step]}
              </span>
            ))}
          </div>
        </Reason>
        <Reason title="Honest about what it is" text={HONEST} />
        <PerfectFor />
      </div>
    </section>
  );
}

const MOMENT = `Not a quote of the day. Yours answers what you've just rated, up to ${spelled(DIMENSIONS.length)} things.`;
const MINUTES = "No courses to finish and nothing to catch up on. Come when you want to.";
const PRIVATE = "Ratings and quotes are stored encrypted, under a key of your own.";
const PATTERNS = "Moods shown as words, shapes and numbers. You never have to read a chart.";
const HONEST = "A companion for wellness, not a doctor. When things are too heavy, it shows you who to call.";

interface ReasonProps {
  title: string;
  text: string;
  /** As wide as two, with its picture beside the words. */
  wide?: boolean;
  children?: React.ReactNode;
}

function Reason({ title, text, wide = false, children }: ReasonProps) {
  return (
    <article className={clsx("card reason", wide && "wide")}>
      <div>
        <CardTitle as="h3">{title}</CardTitle>
        <p>{text}</p>
      </div>
      {children}
    </article>
  );
}

function PerfectFor() {
  return (
    <article className="soft-card md:col-span-3 lg:col-span-4">
      <CardTitle as="h3">Perfect For</CardTitle>
      <CheckedList items={PERFECT_FOR} className="md:grid-cols-2" />
    </article>
  );
}

interface CheckedListProps {
  items: readonly string[];
  className?: string;
}

export function CheckedList({ items, className }: CheckedListProps) {
  return (
    <ul className={clsx("checked", className)}>
      {items.map((item) => (
        <li key={item}>
          <Check />
          {item}
        </li>
      ))}
    </ul>
  );
}
