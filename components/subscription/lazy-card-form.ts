"use client";

import dynamic from "next/dynamic";
import { CardSkeleton } from "./card-skeleton";

/** The form with what Stripe's fields need, fetched only where a card is asked for. */
export const CardForm = dynamic(() => import("./card-form").then((module) => module.CardForm), {
  ssr: false,
  loading: CardSkeleton,
});
