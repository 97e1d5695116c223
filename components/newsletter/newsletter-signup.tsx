import { Card } from "@/components/ui/card";
import { LazySignupForm } from "./lazy-signup-form";

/** Asks for the newsletter. */
export function NewsletterSignup() {
  return (
    <Card className="landing-section grid gap-5 md:grid-cols-2 md:items-center">
      <div>
        <h2 className="card-title">A letter now and then</h2>
        <p className="mt-2 text-ink-soft">
          Wellness tips by email. We'll email you first to check the address is yours, and you can leave with
          one click from any letter.
        </p>
      </div>
      <LazySignupForm />
    </Card>
  );
}
