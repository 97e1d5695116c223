import { Card } from "@/components/ui/card";
import { LazySignupForm } from "./lazy-signup-form";

/** Asks for the newsletter. */
export function NewsletterSignup() {
  return (
    <Card className="newsletter-card landing-section">
      <div>
        <h2 className="card-title">A letter now and then</h2>
        <p className="mt-2 text-ink-soft">
          Wellness tips by mail. We ask by mail first whether the address is yours, and each letter lets you
          leave with one press.
        </p>
      </div>
      <LazySignupForm />
    </Card>
  );
}
