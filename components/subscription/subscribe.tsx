"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { HowItGoes } from "./how-it-goes";
import type { Offer } from "./offer";
import { OrderSummary } from "./order-summary";
import { PaymentPanel } from "./payment-panel";
import { PlanCard } from "./plan-card";
import { useSetup } from "./use-subscribe";

/** From the plan to the payment panel and back. */
export function Subscribe({ offer }: { offer: Offer }) {
  const setup = useSetup();
  if (!setup.data) {
    return (
      <div className="cols">
        <PlanCard offer={offer} isPending={setup.isPending} onStart={() => setup.mutate()} />
        <HowItGoes offer={offer} />
      </div>
    );
  }
  return (
    <>
      <BackToPlans onBack={setup.reset} />
      <div className="cols">
        <PaymentPanel setup={setup.data} offer={offer} />
        <OrderSummary offer={offer} />
      </div>
    </>
  );
}

function BackToPlans({ onBack }: { onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its card: whoever goes by keyboard goes on from here.
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" className="link back-to-plans" onClick={onBack}>
      <ArrowLeft />
      Back to Plans
    </button>
  );
}
