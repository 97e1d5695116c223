interface MeterProps {
  /** What is measured, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** How the value is said; "3 of 5" unless told. */
  text?: string;
}

/** A bar for a level. Its colour says nothing about good or bad. */
export function Meter({ label, value, max = 5, text }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter can not be drawn in our form everywhere.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text ?? `${value} of ${max}`}
      className="meter"
    >
      <i style={{ width: `${(value / max) * 100}%` }} />
    </div>
  );
}
