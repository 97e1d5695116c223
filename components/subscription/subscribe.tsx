"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Note } from "@/components/ui/note";
import { Spinner } from "@/components/ui/spinner";
import { carryToast, toast } from "@/components/ui/toast";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { SetupIntent } from "@/lib/subscriptions/schema";
import { CardForm } from "./change-card";
import {
  CostLine,
  HowItGoes,
  type Offer,
  OrderSummary,
  PlanCard,
  startLabel,
  welcomeSentence,
} from "./offer";
import { type ReturnedSetup, setupIntentIdOf, toastIncompleteSetup } from "./returned-setup";

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

/** What every form of agreeing is given: what is agreed to, and what to do once it is. */
interface AgreementProps {
  offer: Offer;
  /** The agreement is made and the subscription is on its way. */
  isStarting: boolean;
  onAgreed: () => void;
}

/** How the member agrees on paying. A setup with a publishable key asks for a card; without one nothing is asked. */
function PaymentPanel({ setup, offer }: { setup: SetupIntent; offer: Offer }) {
  const subscribe = useSubscribe(welcomeSentence(offer));
  const { clientSecret, publishableKey } = setup;
  const agreement: AgreementProps = {
    offer,
    isStarting: !subscribe.isIdle,
    onAgreed: () => subscribe.mutate(setupIntentIdOf(clientSecret)),
  };
  if (publishableKey === null) return <LocalConfirm {...agreement} />;
  return <CardConfirm {...agreement} clientSecret={clientSecret} publishableKey={publishableKey} />;
}

interface CardConfirmProps extends AgreementProps {
  clientSecret: string;
  publishableKey: string;
}

/** Agreeing on a card that is charged later, or now for who has had the trial. */
function CardConfirm({ offer, isStarting, onAgreed, ...secrets }: CardConfirmProps) {
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

/** Local billing: nothing to pay with, so a word is enough. */
function LocalConfirm({ offer, isStarting, onAgreed }: AgreementProps) {
  return (
    <Card variant="lift">
      <CardTitle>No card needed here</CardTitle>
      <div className="my-4">
        <NoPaymentNote />
      </div>
      <CostLine offer={offer}>If this server took payments, it would be: </CostLine>
      <Button block pending={isStarting} pendingLabel="Starting..." onClick={onAgreed}>
        {startLabel(offer)}
      </Button>
    </Card>
  );
}

/** Local billing keeps the states and dates of a subscription, and no money moves. */
function NoPaymentNote() {
  return <Note>This server takes no payments. We won't ask for a card, and you'll never be charged.</Note>;
}

const LEAVE_AFTER_MS = 1000;

/** The first step: agreeing on how to pay. Its answer opens the payment panel. */
function useSetup() {
  return useMutation({
    mutationFn: () => call("/api/create-setup-intent", { method: "POST" }),
    onError: () =>
      toast({ title: "Error", description: "Failed to initialize payment setup.", variant: "destructive" }),
  });
}

/** The second step, once the setup is complete: the subscription itself, and on to Home whatever comes of it. */
function useSubscribe(welcome: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (setupIntentId: string) =>
      call("/api/create-subscription-after-setup", {
        method: "POST",
        body: { setupIntentId },
      }),
    onSuccess: (status) => {
      queries.setQueryData(queryKeys.subscriptionStatus, status);
      carryToast({ title: `Welcome to ${BRAND.name} Premium`, description: welcome });
    },
    onError: () => carryToast({ title: "Setting up your subscription..." }),
    onSettled: () => {
      setTimeout(() => window.location.assign("/?welcome=true"), LEAVE_AFTER_MS);
    },
  });
}
