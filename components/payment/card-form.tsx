"use client";

import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTheme } from "@/components/layout/use-theme";
import { LoadFailed } from "@/components/ui/load-failed";
import { CardFields, type CardFieldsProps } from "./card-fields";
import { stripeFor } from "./load-stripe";
import { stripeAppearance, stripeFonts } from "./stripe-look";

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
