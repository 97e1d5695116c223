import type { Route } from "next";
import { AppLink } from "@/components/ui/app-link";
import { VisuallyHidden } from "@/components/ui/spinner";

/** Under the card, whichever way of going on is taken. */
export function LegalNote() {
  return (
    <p className="mt-5 text-center text-sm text-ink-soft">
      By carrying on you agree to the <LegalLink href="/terms">Terms</LegalLink>. How we look after your data:{" "}
      <LegalLink href="/privacy">Privacy</LegalLink>.
    </p>
  );
}

/** What a new member agrees to. Ratings can tell of health, so keeping them is named by itself. */
export function RegistrationAgreement() {
  return (
    <p className="text-sm text-ink-soft">
      You need to be 13 or older. By creating an account you agree to the{" "}
      <LegalLink href="/terms">Terms</LegalLink>. Before your first check-in we'll ask if we may keep your
      ratings, as the <LegalLink href="/privacy">Privacy Policy</LegalLink> explains.
    </p>
  );
}

/** Opens beside the sign-in page, so that nothing typed there is lost. */
function LegalLink({ href, children }: { href: Route; children: string }) {
  return (
    <AppLink href={href} target="_blank" prefetch={false}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </AppLink>
  );
}
