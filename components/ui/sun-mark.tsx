/** The sun on its line, at the head of an empty state. */
export function SunMark() {
  return (
    <svg className="mark" viewBox="0 0 88 56" aria-hidden="true">
      <path d="M26 46a18 18 0 0 1 36 0Z" fill="var(--honey)" />
      <path d="M6 50h76" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
