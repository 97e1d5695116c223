"use client";

import { useEffect, useRef } from "react";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { type Offer, welcomeSentence } from "./offer";
import { useSubscribe } from "./use-subscribe";

/** Back from the bank with the card agreed on: the subscription starts by itself. */
export function FinishSetup({ setupIntentId, offer }: { setupIntentId: string; offer: Offer }) {
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
