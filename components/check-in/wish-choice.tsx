import { Button } from "@/components/ui/button";
import { WISH_LABELS, WISHES, type Wish } from "@/lib/check-ins/rules";

interface WishChoiceProps {
  value: Wish | null;
  onChange: (value: Wish | null) => void;
}

/** What would help now: one of four or none; pressed again, it is taken back. */
export function WishChoice({ value, onChange }: WishChoiceProps) {
  return (
    <fieldset className="wish-choice">
      <legend className="eyebrow mb-3">What would help now?</legend>
      <div className="after-words-row">
        {WISHES.map((wish) => (
          <Button
            key={wish}
            size="small"
            variant={value === wish ? "tonal" : "outline"}
            aria-pressed={value === wish}
            onClick={() => onChange(value === wish ? null : wish)}
          >
            {WISH_LABELS[wish]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
