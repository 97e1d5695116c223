import { ButtonLink } from "@/components/ui/button-link";
import { BRAND } from "@/lib/config/brand";

export function AboutStart() {
  return (
    <section className="ready landing-section">
      <h2 className="display landing-title">Come as you are</h2>
      <p>Your first check-in can be a short one.</p>
      <ButtonLink href="/auth">Get Started</ButtonLink>
      <p className="ready-contact">
        Questions first? Write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
      </p>
    </section>
  );
}
