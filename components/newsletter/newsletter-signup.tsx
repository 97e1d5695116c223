import { LazySignupForm } from "@/components/landing/later-parts";
import { Card } from "@/components/ui/card";

/** Asks for the newsletter. */
export function NewsletterSignup() {
  return (
    <Card className="landing-section letter">
      <div>
        <h2 className="card-title">A letter now and then</h2>
        <p>
          Wellness tips by email. We'll email you first to check the address is yours, and you can leave with
          one click from any letter.
        </p>
      </div>
      <LazySignupForm />
    </Card>
  );
}
