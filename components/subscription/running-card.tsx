import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { PRICE } from "@/lib/config/brand";
import type { SubscriptionWords } from "@/lib/subscriptions/subscription-words";

interface RunningCardProps {
  words: SubscriptionWords;
  takesPayment: boolean;
}

/** For a member who has what this page offers: how it stands, and where it is changed. */
export function RunningCard({ words, takesPayment }: RunningCardProps) {
  return (
    <Card variant="lift" className="max-w-xl">
      <CardTitle>{words.plan}</CardTitle>
      {takesPayment && (
        <p className="price">
          <b>{PRICE.label}</b>
          <span>per month</span>
        </p>
      )}
      <p className="my-5">{words.detail}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Go home</ButtonLink>
        <ButtonLink href="/settings" variant="outline">
          Manage in Settings
        </ButtonLink>
      </div>
    </Card>
  );
}
