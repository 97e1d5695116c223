export const LOGGED_NOTE = "logged-note";

/** Why the button rests. */
export function LoggedNote() {
  return (
    <p id={LOGGED_NOTE} role="status" className="mt-3 text-center text-sm text-ink-soft">
      This moment is logged. To log a new one, move a slider or pick another time of day.
    </p>
  );
}
