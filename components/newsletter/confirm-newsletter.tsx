"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { queryKeys } from "@/lib/http/query-keys";
import type { ConfirmReply } from "@/lib/newsletter/schema";
import { LinkFailed } from "./link-failed";
import { LinkWorking } from "./link-working";
import { SubscriptionConfirmed } from "./subscription-confirmed";
import { useLink } from "./use-link";

const LINK = {
  path: "/api/newsletter/confirm",
  key: queryKeys.confirmNewsletter,
  isDone: (reply: ConfirmReply) => reply.confirmed,
  invalid: "Invalid confirmation link",
  failed: "Failed to confirm subscription. Please try again.",
};

/** Confirms the subscription with the token of the mail that led here. */
export function ConfirmNewsletter() {
  const outcome = useLink(LINK);
  const isConfirmed = outcome.state === "success";
  useEffect(() => {
    if (isConfirmed) toast({ title: "Subscription Confirmed", description: "Welcome to the newsletter!" });
  }, [isConfirmed]);
  if (outcome.state === "error") return <LinkFailed title="Confirmation Failed" message={outcome.message} />;
  if (isConfirmed) return <SubscriptionConfirmed />;
  return <LinkWorking>Confirming Subscription...</LinkWorking>;
}
