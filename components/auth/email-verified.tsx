import { MailCheck } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { BRAND } from "@/lib/config/brand";
import { OutcomeCard } from "./outcome-card";

export function EmailVerified() {
  return (
    <OutcomeCard title="Email Verified!" icon={<MailCheck />}>
      <p className="text-ink-soft">Welcome to {BRAND.name}! Redirecting you to the app...</p>
      <ButtonLink href="/" block className="mt-3">
        Continue to App
      </ButtonLink>
    </OutcomeCard>
  );
}
