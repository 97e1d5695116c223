"use client";

import { CardForm } from "@/components/payment/lazy-card-form";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { CostLine } from "./cost-line";
import { startLabel } from "./offer";
import type { AgreementProps } from "./payment-panel";

interface CardConfirmProps extends AgreementProps {
  clientSecret: string;
  publishableKey: string;
}

/** Agreeing on a card that is charged later, or now for who has had the trial. */
export function CardConfirm({ offer, isStarting, onAgreed, ...secrets }: CardConfirmProps) {
  return (
    <Card variant="lift">
      <CardTitle>Payment details</CardTitle>
      <div className="mt-4">
        <CardForm
          {...secrets}
          returnPath="/subscription"
          submitLabel={startLabel(offer)}
          pendingLabel="Starting..."
          isWorking={isStarting}
          onAgreed={onAgreed}
        >
          <CostLine offer={offer} />
        </CardForm>
      </div>
    </Card>
  );
}
