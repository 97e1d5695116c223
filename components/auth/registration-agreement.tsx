import { LegalLink } from "./legal-link";

/** What a new member agrees to. Ratings can tell of health, so keeping them is named by itself. */
export function RegistrationAgreement() {
  return (
    <p className="text-sm text-ink-soft">
      You need to be 13 or older. By creating an account you agree to the{" "}
      <LegalLink href="/terms">Terms</LegalLink>, and to us keeping your ratings as the{" "}
      <LegalLink href="/privacy">Privacy Policy</LegalLink> says.
    </p>
  );
}
