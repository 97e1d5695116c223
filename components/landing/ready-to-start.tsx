import { ButtonLink } from "@/components/ui/button-link";

export function ReadyToStart() {
  return (
    <section className="ready landing-section">
      <h2 className="display landing-title">Ready to Start?</h2>
      <p>Today's entry can be a short one. It still counts.</p>
      <ButtonLink href="/auth?tab=create-account">Start Free Trial</ButtonLink>
    </section>
  );
}
