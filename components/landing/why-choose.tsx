import clsx from "clsx";
import { ArrowRight, Check, Lock } from "lucide-react";
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
      <div className="grid gap-4 mt-6 md:grid-cols-6">
        <Reason wide title="Written for this moment" text={MOMENT}>
          <p
            className="said text-[1.25rem]/7 grid content-center p-5 rounded-md bg-honey-soft inset-ring inset-ring-honey-line"
            aria-hidden="true"
          >
            “Focus is hazy, purpose is clear. Let purpose lead and keep the list short.”
          </p>
        </Reason>
        <Reason title="Two minutes, not twenty" text={MINUTES}>
          <p
            className="text-[3.75rem]/none self-end mt-3 text-primary-ink font-display font-medium tracking-[-0.03em]"
            aria-hidden="true"
          >
            2
            <small className="text-md/none ml-1.5 text-ink-soft font-text font-medium tracking-[0]">
              min
            </small>
          </p>
        </Reason>
        <Reason title="Private by design" text={PRIVATE}>
          <p
            className="flex flex-wrap items-center gap-2 mt-5 text-[0.875rem] font-medium"
            aria-hidden="true"
          >
            <span className="inline-flex items-center gap-1.5 px-3 py-2 rounded-md bg-surface-sunken whitespace-nowrap">
              Sleep 2, hope 4
            </span>
            <ArrowRight className="text-ink-soft" />
            <span className="inline-flex items-center gap-1.5 px-3 py-2 rounded-md whitespace-nowrap bg-primary-soft text-primary-ink tracking-[0.06em]">
              <Lock />
              ••••••••••
            </span>
          </p>
        </Reason>
        <Reason wide title="Patterns in plain words" text={PATTERNS}>
          <div className="grid grid-cols-5 self-center text-[0.875rem] font-medium" aria-hidden="true">
            {MOOD_STEPS.map((step) => (
              <span key={step} className="grid justify-items-center gap-2">
                <MoodDisc className="size-12 [&_.mood]:size-7" step={step} />
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

const MOMENT = `Not a quote of the day. Yours answers the ${spelled(DIMENSIONS.length)} things you've just rated.`;
const MINUTES = "No courses to finish and nothing to catch up on. Come when you want to.";
const PRIVATE = "Ratings and quotes are stored encrypted, under a key of your own.";
const PATTERNS = "Moods shown as words, shapes and numbers. There are no charts to decode.";
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
    <article className={clsx("card grid lg:p-8", wide ? WIDE : "content-start md:col-span-3 lg:col-span-2")}>
      <div>
        <CardTitle className="lg:text-[1.5rem]" as="h3">
          {title}
        </CardTitle>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </article>
  );
}

const WIDE = "gap-5 md:col-span-6 md:grid-cols-2 md:gap-8 lg:col-span-4";

function PerfectFor() {
  return (
    <article className="p-5 rounded-lg bg-primary-soft md:col-span-3 md:p-6 lg:col-span-4 lg:p-8">
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
    <ul className={clsx("mt-4 grid gap-3", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check className="mt-0.5 stroke-[2.25] text-primary-ink" />
          {item}
        </li>
      ))}
    </ul>
  );
}
