const RADIUS = 30.5;
const LENGTH = 2 * Math.PI * RADIUS;

/** A percentage as a circle with the figure inside. */
export function ProgressRing({ label, percent }: { label: string; percent: number }) {
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <span className="progress-ring" role="img" aria-label={`${label}: ${Math.round(filled)} percent`}>
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r={RADIUS} />
        {filled > 0 && (
          <circle
            className="val"
            cx="34"
            cy="34"
            r={RADIUS}
            strokeDasharray={`${(filled / 100) * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <span aria-hidden="true">{Math.round(filled)}%</span>
    </span>
  );
}
