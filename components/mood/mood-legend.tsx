import { MoodGlyph } from "@/components/mood/mood-glyph";
import { MOOD_STEPS, MOOD_WORDS } from "@/lib/check-ins/rules";

/** What the five glyphs mean; stands under a calendar. */
export function MoodLegend() {
  return (
    <ul className="legend" aria-label="Mood scale">
      {MOOD_STEPS.map((step) => (
        <li key={step}>
          <MoodGlyph step={step} />
          {MOOD_WORDS[step]}
        </li>
      ))}
    </ul>
  );
}
