import { LifeBuoy } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";

export function ImportantNotice() {
  return (
    <Card className="notice-card landing-section">
      <LifeBuoy />
      <div>
        <CardTitle>Important Notice</CardTitle>
        <p>
          {BRAND.name} supports wellness. It is not medical advice, not a diagnosis and not a substitute for a
          professional. If you're in crisis or thinking of harming yourself, please talk to someone now.
        </p>
        <CrisisLines />
      </div>
    </Card>
  );
}

export function ReadyToStart() {
  return (
    <section className="ready landing-section">
      <h2 className="display landing-title">Ready to Start?</h2>
      <p>Today's entry can be a short one. It still counts.</p>
      <ButtonLink href="/auth?tab=create-account">Start Free Trial</ButtonLink>
    </section>
  );
}
