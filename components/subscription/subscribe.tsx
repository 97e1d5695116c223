"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Card, CardTitle } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { money } from "@/lib/config/money";
import { PRICE } from "@/lib/config/policy";
import { type Offer, OrderSummary, PlanCard, welcomeSentence } from "./offer";
import { PaymentPanel, useSetup, useSubscribe } from "./payment-panel";
import { type ReturnedSetup, toastIncompleteSetup } from "./returned-setup";

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
    <button ref={button} type="button" className="link gap-1.5 mb-3" onClick={onBack}>
      <ArrowLeft />
      Back to Plans
    </button>
  );
}

/** Back from the bank with the card agreed on: the subscription starts by itself. */
function FinishSetup({ setupIntentId, offer }: { setupIntentId: string; offer: Offer }) {
  const { mutate } = useSubscribe(welcomeSentence(offer));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(setupIntentId);
  }, [mutate, setupIntentId]);
  return (
    <Card variant="lift" role="status" className="flex max-w-xl items-center gap-3">
      <Spinner />
      Setting up your subscription...
    </Card>
  );
}

type Glyph = React.ComponentProps<typeof MoodGlyph>["step"];

interface Step {
  when: string;
  what: string;
}

/** What happens on which day, so that nothing comes as a surprise. */
function HowItGoes({ offer }: { offer: Offer }) {
  const steps = offer.trialAvailable ? trialSteps(offer) : paidSteps(offer);
  return (
    <Card>
      <CardTitle>{offer.trialAvailable ? "How the trial works" : "How it works"}</CardTitle>
      <ol className="grid gap-5 mt-4">
        {steps.map((step, index) => (
          <li key={step.when} className="grid grid-cols-[2.25rem_1fr] gap-3">
            <MoodGlyph className="size-8 fill-honey stroke-honey-ink" step={GLYPHS[index] ?? 4} />
            <div>
              <b>{step.when}</b>
              <p className="text-ink-soft">{step.what}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const GLYPHS: readonly Glyph[] = [2, 3, 4];

function trialSteps({ trialEnds, takesPayment }: Offer): Step[] {
  const continues = takesPayment
    ? `Premium continues at ${money(PRICE)} per month, unless you've cancelled.`
    : "Premium continues, unless you've cancelled. Normally the first month would be charged now; here it isn't.";
  return [
    { when: "Today", what: "Everything opens up. Nothing is charged." },
    {
      when: "Any time before it ends",
      what: "Cancel in Settings and you pay nothing. You keep your access until the end.",
    },
    { when: trialEnds, what: continues },
  ];
}

function paidSteps({ takesPayment }: Offer): Step[] {
  const today = takesPayment
    ? `Everything opens up. You pay for the first month, ${money(PRICE)}.`
    : "Everything opens up. Nothing is charged on this server.";
  return [
    { when: "Today", what: `You've had your free trial, so Premium starts straight away. ${today}` },
    { when: "Every month", what: "It renews on the same day, until you cancel." },
    { when: "Whenever you like", what: "Cancel in Settings. You keep your access until the month is over." },
  ];
}
