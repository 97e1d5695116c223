import { Check } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { PRICE, TRIAL_DAYS } from "@/lib/config/brand";
import { CostLine } from "./cost-line";
import { type Offer, startLabel } from "./offer";

const INCLUDED = [
  "A quote written for this moment, as often as you like",
  "Fifteen dimensions in five calm groups",
  "Your progress, moods and streaks",
  "Favorites you can keep and share",
  "Ratings and quotes stored encrypted",
];

interface PlanCardProps {
  offer: Offer;
  isPending: boolean;
  onStart: () => void;
}

export function PlanCard({ offer, isPending, onStart }: PlanCardProps) {
  return (
    <Card variant="lift">
      <div className="flex items-center justify-between gap-3">
        <CardTitle>Premium</CardTitle>
        {offer.trialAvailable && <Badge tone="honey">{TRIAL_DAYS} days free</Badge>}
      </div>
      <p className="price">
        <b>{PRICE.label}</b>
        <span>per month{offer.trialAvailable && ", after the trial"}</span>
      </p>
      <ul className="included">
        {INCLUDED.map((line) => (
          <li key={line}>
            <Check />
            {line}
          </li>
        ))}
      </ul>
      <CostLine offer={offer} />
      <Button block pending={isPending} pendingLabel="One moment..." onClick={onStart}>
        {startLabel(offer)}
      </Button>
      {!offer.takesPayment && (
        <p className="mt-3 text-center text-sm text-ink-soft">No payment is taken on this server.</p>
      )}
    </Card>
  );
}
