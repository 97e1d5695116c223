"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, CustomFontSource, Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useTheme } from "@/components/layout/use-theme";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/list-status";
import { toast } from "@/components/ui/toast";
import { BRAND } from "@/lib/config/brand";
import type { Theme } from "@/lib/http/theme-script";
import { CardSkeleton } from "./card-skeleton";
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

let told = false;

/**
 * Fetches Stripe's script, which Stripe wants fetched from its own address (PCI DSS).
 *
 * @throws Error when it cannot be had
 */
export async function stripeFor(publishableKey: string): Promise<Stripe> {
  // How someone moves about these pages is nobody's signal.
  if (!told) loadStripe.setLoadParameters({ advancedFraudSignals: false });
  told = true;
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe.js is for browsers only.");
  return stripe;
}

/** The fields' own look, from our tokens as they stand on the page; Stripe draws in a frame that cannot read them. */
export function stripeAppearance(theme: Theme): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const field = theme === "dark" ? token("--surface-sunken") : token("--surface");
  return {
    theme: theme === "dark" ? "night" : "stripe",
    labels: "above",
    disableAnimations: matchMedia("(prefers-reduced-motion: reduce)").matches,
    variables: {
      fontFamily: "Figtree, system-ui, sans-serif",
      fontSizeBase: "16px",
      fontSizeSm: "14px",
      spacingUnit: "4px",
      gridRowSpacing: "16px",
      gridColumnSpacing: "16px",
      borderRadius: "14px",
      colorPrimary: token("--primary"),
      colorBackground: field,
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-soft"),
      colorTextPlaceholder: token("--ink-soft"),
      colorDanger: token("--danger"),
      iconColor: token("--ink-soft"),
    },
    rules: {
      ".Label": { fontWeight: "600", lineHeight: "20px", marginBottom: "6px", color: token("--ink") },
      ".Input": {
        padding: "11px 14px",
        lineHeight: "23px",
        border: `1.5px solid ${token("--line-strong")}`,
        boxShadow: "none",
      },
      ".Input:focus": {
        border: `1.5px solid ${token("--primary")}`,
        boxShadow: `0 0 0 2px ${token("--focus")}`,
      },
      ".Input--invalid": { border: `1.5px solid ${token("--danger")}`, boxShadow: "none" },
      ".Error": { lineHeight: "20px" },
    },
  };
}

/** Our text face, fetched by Stripe's frame from this server. */
export function stripeFonts(): CustomFontSource[] {
  const file = new URL("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", import.meta.url);
  const address = new URL(file, window.location.href).href;
  return [{ family: "Figtree", src: `url(${address})`, weight: "300 900" }];
}
