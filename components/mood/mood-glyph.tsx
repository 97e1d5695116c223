import clsx from "clsx";
import { MOOD_STEPS, MOOD_WORDS, type MoodStep } from "@/lib/check-ins/rules";

const SHAPES: Readonly<Record<MoodStep, React.ReactNode>> = {
  1: <path d="M8 18c1-1.5 2.4-2.3 4-2.3s3 .8 4 2.3Z" />,
  2: <path d="M6.2 18c.6-3 2.9-4.9 5.8-4.9s5.2 1.9 5.8 4.9Z" />,
  3: <path d="M4.5 18a7.5 7.5 0 0 1 15 0Z" />,
  4: <circle cx="12" cy="9.9" r="6.3" />,
  5: (
    <>
      <circle cx="12" cy="10.4" r="4.6" />
      <path d="M12 2.2v1.4M5.9 4.3l1 1M18.1 4.3l-1 1M3.4 10.4h1.4M19.2 10.4h1.4" />
    </>
  ),
};

/** The sun over the horizon. Decoration: a word or a number always stands beside it. */
export function MoodGlyph({ step, className }: { step: MoodStep; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("mood", `m${step}`, className)}>
      {SHAPES[step]}
      <path d="M3 21h18" />
    </svg>
  );
}

/** The glyph on its soft round ground: the dot of a list entry. */
export function MoodDisc({ step, className }: { step: MoodStep; className?: string }) {
  return (
    <span className={clsx("disc", `m${step}`, className)} aria-hidden="true">
      <MoodGlyph step={step} />
    </span>
  );
}

/** What the five glyphs mean; stands under a calendar. */
export function MoodLegend({ className }: { className?: string }) {
  return (
    <ul
      className={clsx("mt-2 grid grid-cols-5 border-t border-line pt-3", className)}
      aria-label="Mood scale"
    >
      {MOOD_STEPS.map((step) => (
        <li key={step} className="grid justify-items-center gap-1 text-[0.8125rem] text-ink-soft">
          <MoodGlyph className="size-5.5 stroke-[1.625]" step={step} />
          {MOOD_WORDS[step]}
        </li>
      ))}
    </ul>
  );
}
