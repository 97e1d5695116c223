"use client";

import { Check, MailCheck } from "lucide-react";
import { useEffect } from "react";
import { OutcomeCard } from "@/components/auth/outcome-card";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { LinkFailed, LinkWorking, useLink } from "./use-link";

const LINK = {
  open: (token: string) => call("/api/newsletter/confirm", { query: { token } }),
  key: queryKeys.confirmNewsletter,
  isDone: ({ confirmed }: { confirmed: boolean }) => confirmed,
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

const BENEFITS = [
  "Personalized wellness tips",
  "Mindfulness exercises",
  "Feature announcements",
  "Exclusive content",
];

function SubscriptionConfirmed() {
  return (
    <OutcomeCard title="Subscription Confirmed!" icon={<MailCheck />}>
      <p className="text-ink-soft">From now on, the newsletter will bring you:</p>
      <ul className="grid gap-2 text-left">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3">
            <Check className="text-primary-ink" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink href="/" block className="mt-3">
        Continue
      </ButtonLink>
    </OutcomeCard>
  );
}
