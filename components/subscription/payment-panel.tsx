"use client";

import { setupIntentIdOf } from "@/components/payment/setup-intent-id";
import type { SetupIntent } from "@/lib/subscriptions/schema";
import { CardConfirm } from "./card-confirm";
import { LocalConfirm } from "./local-confirm";
import { type Offer, welcomeSentence } from "./offer";
import { useSubscribe } from "./use-subscribe";

/** What every form of agreeing is given: what is agreed to, and what to do once it is. */
export interface AgreementProps {
  offer: Offer;
  /** The agreement is made and the subscription is on its way. */
  isStarting: boolean;
  onAgreed: () => void;
}

/** How the member agrees on paying. A setup with a publishable key asks for a card; without one nothing is asked. */
export function PaymentPanel({ setup, offer }: { setup: SetupIntent; offer: Offer }) {
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
