"use client";

import { useElements, useStripe } from "@stripe/react-stripe-js";
import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import type { CardFieldsProps } from "./card-fields";
import { toastIncompleteSetup } from "./returned-setup";

type Agreement = Pick<CardFieldsProps, "returnPath" | "onAgreed">;

/** Has Stripe agree with the bank on the card. A bank that wants a further step takes the member there and back. */
export function useConfirmCard({ returnPath, onAgreed }: Agreement) {
  const stripe = useStripe();
  const elements = useElements();
  const [isConfirming, setIsConfirming] = useState(false);

  async function confirm() {
    if (!stripe || !elements || isConfirming) return;
    setIsConfirming(true);
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: "if_required",
      confirmParams: { return_url: new URL(returnPath, window.location.origin).href },
    });
    setIsConfirming(false);
    if (error) {
      toast({ title: "Payment Failed", description: error.message ?? OTHERWISE, variant: "destructive" });
    } else if (setupIntent.status === "succeeded") onAgreed(setupIntent.id);
    else toastIncompleteSetup();
  }

  return { confirm, isConfirming };
}

const OTHERWISE = "Please check your card and try again.";
