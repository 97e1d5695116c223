"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useTheme } from "@/components/layout/use-theme";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/list-status";
import { toast } from "@/components/ui/toast";
import { BRAND } from "@/lib/config/brand";
import { CardSkeleton } from "./card-skeleton";
import { stripeAppearance, stripeFonts, stripeFor } from "./load-stripe";
import { toastIncompleteSetup } from "./returned-setup";

interface CardFormProps extends Omit<CardFieldsProps, "onLoadError"> {
  clientSecret: string;
  publishableKey: string;
}

/** A card's fields, drawn by Stripe in a frame of its own: what is typed there never reaches this page. */
export function CardForm({ clientSecret, publishableKey, ...fields }: CardFormProps) {
  const theme = useTheme();
  const [isBroken, setIsBroken] = useState(false);
  const [fonts] = useState(stripeFonts);
  const {
    data: stripe,
    isError,
    refetch,
  } = useQuery({
    queryKey: ["stripe", publishableKey],
    queryFn: () => stripeFor(publishableKey),
    // It is a program with a life of its own, not data to compare.
    structuralSharing: false,
  });
  if (isError || isBroken)
    return (
      <LoadFailed
        onRetry={() => {
          setIsBroken(false);
          return refetch();
        }}
      >
        We couldn't load the payment form. If you block scripts, please allow js.stripe.com here.
      </LoadFailed>
    );
  return (
    <Elements
      stripe={stripe ?? null}
      options={{ clientSecret, fonts, appearance: stripeAppearance(theme), locale: "en-GB", loader: "never" }}
    >
      <CardFields {...fields} onLoadError={() => setIsBroken(true)} />
    </Elements>
  );
}

interface CardFieldsProps {
  /** Where the bank sends the member back to, if it wants a further step. */
  returnPath: "/subscription" | "/settings";
  submitLabel: string;
  pendingLabel: string;
  /** The card is agreed on, and what it is for is on its way. */
  isWorking: boolean;
  onAgreed: (setupIntentId: string) => void;
  onLoadError: () => void;
  /** What the member agrees to, in words, above the button. */
  children: React.ReactNode;
}

function CardFields({ children, onLoadError, ...agreement }: CardFieldsProps) {
  const [isReady, setIsReady] = useState(false);
  const { confirm, isConfirming } = useConfirmCard(agreement);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <div className="grid">
        {!isReady && <CardSkeleton />}
        <div className={clsx("min-h-62 [grid-area:1/1]", !isReady && "invisible")}>
          <PaymentElement
            options={{
              layout: "tabs",
              business: { name: BRAND.name },
              wallets: { applePay: "never", googlePay: "never", link: "never" },
            }}
            onReady={() => setIsReady(true)}
            onLoadError={onLoadError}
          />
        </div>
      </div>
      {children}
      <Button
        type="submit"
        block
        disabled={!isReady}
        pending={isConfirming || agreement.isWorking}
        pendingLabel={agreement.pendingLabel}
      >
        {agreement.submitLabel}
      </Button>
      <p className="flex gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 shrink-0" />
        Your card details go straight to Stripe, our payment provider. {BRAND.name} never sees or stores the
        number.
      </p>
    </form>
  );
}

type Agreement = Pick<CardFieldsProps, "returnPath" | "onAgreed">;

/** Has Stripe agree with the bank on the card. A bank that wants a further step takes the member there and back. */
function useConfirmCard({ returnPath, onAgreed }: Agreement) {
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
