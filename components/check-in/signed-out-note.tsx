import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

/** The session ended while the check-in was being filled in, as when somebody signs out in another tab. */
export function SignedOutNote() {
  return (
    <Card role="alert" className="mt-4">
      <CardTitle>You're signed out</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        Your session has ended. Your sliders are kept in this tab: sign in, and they'll be just as you left
        them.
      </p>
      <ButtonLink href="/auth?next=/sliders">Sign in</ButtonLink>
    </Card>
  );
}
