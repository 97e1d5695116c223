import { Check, MailCheck } from "lucide-react";
import { OutcomeCard } from "@/components/auth/outcome-card";
import { ButtonLink } from "@/components/ui/button-link";

const BENEFITS = [
  "Personalized wellness tips",
  "Mindfulness exercises",
  "Feature announcements",
  "Exclusive content",
];

export function SubscriptionConfirmed() {
  return (
    <OutcomeCard title="Subscription Confirmed!" icon={<MailCheck />}>
      <p className="text-ink-soft">From now on, the newsletter will bring you:</p>
      <ul className="grid gap-2 text-left">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3">
            <Check className="text-primary-ink" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink href="/" block className="mt-3">
        Continue
      </ButtonLink>
    </OutcomeCard>
  );
}
