"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { type ReturnedSetup, toastIncompleteSetup } from "@/components/payment/returned-setup";
import { FinishSetup } from "./finish-setup";
import { HowItGoes } from "./how-it-goes";
import type { Offer } from "./offer";
import { OrderSummary } from "./order-summary";
import { PaymentPanel } from "./payment-panel";
import { PlanCard } from "./plan-card";
import { useSetup } from "./use-subscribe";

interface SubscribeProps {
  offer: Offer;
  /** Set for a member who comes back from a further step at their bank. */
  returned: ReturnedSetup | null;
}

/** From the plan to the payment panel and back. */
export function Subscribe({ offer, returned }: SubscribeProps) {
  const setup = useSetup();
  useReopenedForm(returned?.succeeded === false, setup.mutate);
  if (returned?.succeeded) return <FinishSetup setupIntentId={returned.setupIntentId} offer={offer} />;
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

/** Who comes back without the bank's agreement stands before the form again. */
function useReopenedForm(isIncomplete: boolean, reopen: () => void) {
  const done = useRef(false);
  useEffect(() => {
    if (!isIncomplete || done.current) return;
    done.current = true;
    toastIncompleteSetup();
    reopen();
  }, [isIncomplete, reopen]);
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
