"use client";

import { MailCheck } from "lucide-react";
import { useEffect } from "react";
import { OutcomeCard } from "@/components/auth/outcome-card";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { LinkFailed, LinkWorking, useLink } from "./use-link";

const LINK = {
  open: (token: string) => call("/api/newsletter/unsubscribe", { query: { token } }),
  key: queryKeys.unsubscribeNewsletter,
  isDone: ({ unsubscribed }: { unsubscribed: boolean }) => unsubscribed,
  invalid: "Invalid unsubscribe link",
  failed: "Failed to unsubscribe. Please try again.",
};

/** Unsubscribes with the token of the newsletter that led here. */
export function UnsubscribeNewsletter() {
  const outcome = useLink(LINK);
  const isDone = outcome.state === "success";
  useEffect(() => {
    if (isDone) toast({ title: "Successfully Unsubscribed" });
  }, [isDone]);
  if (outcome.state === "error") return <Failed message={outcome.message} />;
  if (!isDone) return <LinkWorking>Unsubscribing...</LinkWorking>;
  return (
    <OutcomeCard title="You've Been Unsubscribed" icon={<MailCheck />}>
      <p className="text-ink-soft">
        No more newsletters. Emails about your account, its security and billing may still arrive.
      </p>
      <LeaveReasons />
      <ButtonLink href="/" variant="ghost" block>
        Go to Homepage
      </ButtonLink>
    </OutcomeCard>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <LinkFailed title="Unsubscribe Failed" message={message}>
      <AppLink href="/unsubscribe" className="link">
        Unsubscribe with your email address
      </AppLink>
    </LinkFailed>
  );
}

const REASONS = ["Too many emails", "Content wasn't relevant", "No longer using the app"];

/** For whoever likes to say why. Nothing is sent or kept. */
function LeaveReasons() {
  const thank = () => toast({ title: "Thank you", description: "All the best." });
  return (
    <fieldset className="mt-3 grid w-full gap-2">
      <legend className="mx-auto mb-2 text-sm text-ink-soft">Why did you unsubscribe? (optional)</legend>
      {REASONS.map((reason) => (
        <Button key={reason} variant="outline" block onClick={thank}>
          {reason}
        </Button>
      ))}
    </fieldset>
  );
}
