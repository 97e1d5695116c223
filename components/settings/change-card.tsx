"use client";

import { CardForm } from "@/components/payment/lazy-card-form";
import { setupIntentIdOf } from "@/components/payment/setup-intent-id";
import { Button } from "@/components/ui/button";
import { PRICE } from "@/lib/config/brand";
import type { SetupIntent } from "@/lib/subscriptions/schema";

interface ChangeCardProps {
  setup: SetupIntent;
  /** A payment is open, and is made with the new card. */
  owes: boolean;
  isWorking: boolean;
  onAgreed: (setupIntentId: string) => void;
  onBack: () => void;
}

/** In the card itself, not in a dialog: what a bank asks for opens in a window of its own above the page. */
export function ChangeCard({ setup, owes, isWorking, onAgreed, onBack }: ChangeCardProps) {
  const { clientSecret, publishableKey } = setup;
  if (publishableKey === null) return null;
  return (
    <div className="mt-5 grid gap-2">
      <h3 className="font-semibold">{owes ? "Change your card and pay" : "Change your card"}</h3>
      <CardForm
        clientSecret={clientSecret}
        publishableKey={publishableKey}
        returnPath="/settings"
        submitLabel={owes ? `Pay ${PRICE.label}` : "Use this card"}
        pendingLabel="One moment..."
        isWorking={isWorking}
        onAgreed={() => onAgreed(setupIntentIdOf(clientSecret))}
      >
        <p>
          {owes
            ? `${PRICE.label} is charged now, and each month until you cancel.`
            : "Nothing is charged now. Your next payment will come from this card."}
        </p>
      </CardForm>
      <Button variant="ghost" size="small" className="justify-self-start" onClick={onBack}>
        Keep things as they are
      </Button>
    </div>
  );
}
