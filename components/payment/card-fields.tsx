"use client";

import { PaymentElement } from "@stripe/react-stripe-js";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { BRAND } from "@/lib/config/brand";
import { CardSkeleton } from "./card-skeleton";
import { useConfirmCard } from "./use-confirm-card";

export interface CardFieldsProps {
  /** Where the bank sends the member back to, if it wants a further step. */
  returnPath: "/subscription" | "/settings";
  submitLabel: string;
  pendingLabel: string;
  /** The card is agreed on, and what it is for is on its way. */
  isWorking: boolean;
  onAgreed: (setupIntentId: string) => void;
  onLoadError: () => void;
  /** What the member agrees to, in words, above the button. */
  children: React.ReactNode;
}

export function CardFields({ children, onLoadError, ...agreement }: CardFieldsProps) {
  const [isReady, setIsReady] = useState(false);
  const { confirm, isConfirming } = useConfirmCard(agreement);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <div className="grid">
        {!isReady && <CardSkeleton />}
        <div className={isReady ? "card-fields" : "card-fields-hidden"}>
          <PaymentElement
            options={{
              layout: "tabs",
              business: { name: BRAND.name },
              wallets: { applePay: "never", googlePay: "never", link: "never" },
            }}
            onReady={() => setIsReady(true)}
            onLoadError={onLoadError}
          />
        </div>
      </div>
      {children}
      <Button
        type="submit"
        block
        disabled={!isReady}
        pending={isConfirming || agreement.isWorking}
        pendingLabel={agreement.pendingLabel}
      >
        {agreement.submitLabel}
      </Button>
      <p className="flex gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 shrink-0" />
        Your card details go straight to Stripe, our payment provider. {BRAND.name} never sees or stores the
        number.
      </p>
    </form>
  );
}
