import clsx from "clsx";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import type { MoodStep } from "@/lib/check-ins/rules";

/** The glyph on its soft round ground: the dot of a list entry. */
export function MoodDisc({ step, className }: { step: MoodStep; className?: string }) {
  return (
    <span className={clsx("disc", `m${step}`, className)} aria-hidden="true">
      <MoodGlyph step={step} />
    </span>
  );
}
