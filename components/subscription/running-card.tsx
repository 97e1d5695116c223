import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { PRICE } from "@/lib/brand";
import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { planLabel, standingSentence } from "./standing-words";
import { dateAndTime } from "./trial-dates";

interface RunningCardProps {
  status: SubscriptionStatus;
  timeZone: string;
}

/** For a member who has what this page offers: how it stands, and where it is changed. */
export function RunningCard({ status, timeZone }: RunningCardProps) {
  const dateOf = (epochSeconds: number) => dateAndTime(new Date(epochSeconds * 1000), timeZone);
  return (
    <Card variant="lift" className="max-w-xl">
      <CardTitle>{planLabel(status)}</CardTitle>
      <p className="price">
        <b>{PRICE.label}</b>
        <span>per month{status.isTrialing && ", after the trial"}</span>
      </p>
      <p className="my-5">{standingSentence(status, dateOf)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Go home</ButtonLink>
        <ButtonLink href="/settings" variant="outline">
          Manage in Settings
        </ButtonLink>
      </div>
    </Card>
  );
}
