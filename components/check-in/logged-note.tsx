/** Why the button rests. */
export function LoggedNote() {
  return (
    <p role="status" className="mt-3 text-center text-sm text-ink-soft">
      This moment is logged. Move a slider or pick another time of day to log a new one.
    </p>
  );
}
