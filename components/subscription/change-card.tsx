"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { useForgottenParameters } from "@/components/ui/use-address-parameter";
import { money } from "@/lib/config/money";
import { PRICE, type Price } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { SetupIntent, SubscriptionStatus } from "@/lib/subscriptions/schema";
import { CardSkeleton } from "./card-skeleton";
import {
  RETURN_PARAMETERS,
  type ReturnedSetup,
  setupIntentIdOf,
  toastIncompleteSetup,
} from "./returned-setup";
import type { OpeningCardForm } from "./subscription-actions";

interface CardChangeProps extends Pick<ChangeCardProps, "owes" | "returnPath"> {
  subscription: SubscriptionStatus;
  /** Set for a member who comes back from a further step at their bank. */
  returned: ReturnedSetup | null;
  /** What can be done meanwhile. */
  children: (change: OpeningCardForm) => React.ReactNode;
}

/** What can be done about a subscription, or in its place the fields of another card while that is given. */
export function CardChange({ subscription, owes, returnPath, returned, children }: CardChangeProps) {
  const { setup, use } = useChangeCard(returned);
  if (!setup.data)
    return children({
      isOpening: setup.isPending || use.isPending,
      onChangeCard: () => setup.mutate(),
    });
  return (
    <ChangeCard
      setup={setup.data}
      owes={owes}
      price={subscription.price ?? PRICE}
      returnPath={returnPath}
      isWorking={use.isPending}
      onAgreed={use.mutate}
      onBack={setup.reset}
    />
  );
}

interface ChangeCardProps {
  setup: SetupIntent;
  /** A payment is open, and is made with the new card. */
  owes: boolean;
  /** What the member agreed to pay a month. */
  price: Price;
  /** The page that a bank's further step leads back to. */
  returnPath: "/settings" | "/subscription";
  isWorking: boolean;
  onAgreed: (setupIntentId: string) => void;
  onBack: () => void;
}

/** In the card itself, not in a dialog: what a bank asks for opens in a window of its own above the page. */
function ChangeCard(props: ChangeCardProps) {
  const { setup, owes, price, returnPath, isWorking, onAgreed, onBack } = props;
  const { clientSecret, publishableKey } = setup;
  if (publishableKey === null) return null;
  return (
    <div className="mt-5 grid gap-2">
      <h4 className="font-semibold">{owes ? "Change your card and pay" : "Change your card"}</h4>
      <CardForm
        clientSecret={clientSecret}
        publishableKey={publishableKey}
        returnPath={returnPath}
        submitLabel={owes ? `Pay ${money(price)}` : "Use this card"}
        pendingLabel="One moment..."
        isWorking={isWorking}
        onAgreed={() => onAgreed(setupIntentIdOf(clientSecret))}
      >
        <p>
          {owes
            ? `${money(price)} is charged now, and each month until you cancel.`
            : "Nothing is charged now. Your next payment will come from this card."}
        </p>
      </CardForm>
      <Button variant="ghost" size="small" className="justify-self-start" onClick={onBack}>
        {owes ? "Not now" : "Keep my current card"}
      </Button>
    </div>
  );
}

/** Another card: first its fields, then the card becomes the one that is charged, and what is open is paid with it. */
function useChangeCard(returned: ReturnedSetup | null) {
  const setup = useMutation({
    mutationFn: () => call("/api/create-setup-intent", { method: "POST" }),
    onError: (error) => toastFailure("Error", error, "Failed to initialize payment setup.", "ours"),
  });
  const use = useNewCard(setup.reset);
  useReturn(returned, use.mutate, setup.mutate);
  return { setup, use };
}

const NOT_PAID = {
  title: "Payment Failed",
  description: "Your new card is saved, but the payment didn't go through.",
  variant: "destructive",
} as const;

function useNewCard(onSettled: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (setupIntentId: string) =>
      call("/api/subscription/payment-method", {
        method: "POST",
        body: { setupIntentId },
      }),
    onSuccess: (status) => {
      queries.setQueryData(queryKeys.subscriptionStatus, status);
      void queries.invalidateQueries({ queryKey: queryKeys.payments });
      const isPaid = status.isTrialing || status.status === "active";
      if (isPaid) toast({ title: "Card changed", description: "We'll use your new card from now on." });
      else toast(NOT_PAID);
    },
    onError: (error) => toastFailure("Payment Failed", error, "Please try again in a moment."),
    onSettled,
  });
}

/** Back from a further step at the bank, it goes on where it was. */
function useReturn(returned: ReturnedSetup | null, use: (id: string) => void, reopen: () => void) {
  const done = useRef(false);
  useEffect(() => {
    if (!returned || done.current) return;
    done.current = true;
    if (returned.succeeded) return use(returned.setupIntentId);
    toastIncompleteSetup();
    reopen();
  }, [returned, use, reopen]);
}

/** Takes what Stripe added out of the address: nobody shall bookmark or copy it. */
export function ForgetReturn() {
  useForgottenParameters(RETURN_PARAMETERS);
  return null;
}

/** The form with what Stripe's fields need, fetched only where a card is asked for. */
export const CardForm = dynamic(() => import("./card-form").then((module) => module.CardForm), {
  ssr: false,
  loading: CardSkeleton,
});
