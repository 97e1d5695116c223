import { MoodGlyph } from "@/components/mood/mood-glyph";
import { MOOD_WORDS, type MoodStep } from "@/lib/check-ins/rules";

/** The mood as shape, colour and word together. */
export function MoodChip({ step }: { step: MoodStep }) {
  return (
    <span className={`chip m${step}`}>
      <MoodGlyph step={step} />
      {MOOD_WORDS[step]}
    </span>
  );
}
