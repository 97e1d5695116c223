import { LegalLink } from "./legal-link";

/** What a new member agrees to. Ratings can tell of health, so keeping them is named by itself. */
export function RegistrationAgreement() {
  return (
    <p className="text-sm text-ink-soft">
      You must be 13 or older. By creating an account you agree to the{" "}
      <LegalLink href="/terms">Terms</LegalLink>, and that your ratings are kept as the{" "}
      <LegalLink href="/privacy">Privacy Policy</LegalLink> says.
    </p>
  );
}
