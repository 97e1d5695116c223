import { LegalLink } from "./legal-link";

/** Under the card, whichever way of going on is taken. */
export function LegalNote() {
  return (
    <p className="mt-5 text-center text-sm text-ink-soft">
      By carrying on you agree to the <LegalLink href="/terms">Terms</LegalLink>. How we look after your data:{" "}
      <LegalLink href="/privacy">Privacy</LegalLink>.
    </p>
  );
}
