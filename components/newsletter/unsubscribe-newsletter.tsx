"use client";

import { MailCheck } from "lucide-react";
import { useEffect } from "react";
import { OutcomeCard } from "@/components/auth/outcome-card";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast-store";
import { queryKeys } from "@/lib/http/query-keys";
import type { UnsubscribeReply } from "@/lib/newsletter/schema";
import { LeaveReasons } from "./leave-reasons";
import { LinkFailed } from "./link-failed";
import { LinkWorking } from "./link-working";
import { useLink } from "./use-link";

const LINK = {
  path: "/api/newsletter/unsubscribe",
  key: queryKeys.unsubscribeNewsletter,
  isDone: (reply: UnsubscribeReply) => reply.unsubscribed,
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
