"use client";

import type { SetupIntent } from "@/lib/subscriptions/schema";
import { LocalConfirm } from "./local-confirm";
import { type Offer, welcomeSentence } from "./offer";
import { setupIntentIdOf, useSubscribe } from "./use-subscribe";

/** What every form of agreeing is given: what is agreed to, and what to do once it is. */
export interface AgreementProps {
  offer: Offer;
  /** The agreement is made and the subscription is on its way. */
  isStarting: boolean;
  onAgreed: () => void;
}

/** How the member agrees on paying. A setup with a publishable key would ask for a card; without one nothing is asked. */
export function PaymentPanel({ setup, offer }: { setup: SetupIntent; offer: Offer }) {
  const subscribe = useSubscribe(welcomeSentence(offer));
  const agreement: AgreementProps = {
    offer,
    isStarting: !subscribe.isIdle,
    onAgreed: () => subscribe.mutate(setupIntentIdOf(setup.clientSecret)),
  };
  return setup.publishableKey === null ? <LocalConfirm {...agreement} /> : null;
}
