"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, MailCheck, MailX } from "lucide-react";
import { useEffect } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { OutcomeCard } from "@/components/ui/outcome-card";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { useAddressParameter } from "@/components/ui/use-address-parameter";
import { BRAND } from "@/lib/config/brand";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

const CONFIRMATION = {
  open: (token: string) => call("/api/newsletter/confirm", { query: { token } }),
  key: queryKeys.confirmNewsletter,
  isDone: ({ confirmed }: { confirmed: boolean }) => confirmed,
  invalid: "Invalid confirmation link",
  failed: "Failed to confirm subscription. Please try again.",
};

/** Confirms the subscription with the token of the mail that led here. */
export function ConfirmNewsletter() {
  const outcome = useLink(CONFIRMATION);
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

const UNSUBSCRIPTION = {
  open: (token: string) => call("/api/newsletter/unsubscribe", { query: { token } }),
  key: queryKeys.unsubscribeNewsletter,
  isDone: ({ unsubscribed }: { unsubscribed: boolean }) => unsubscribed,
  invalid: "Invalid unsubscribe link",
  failed: "Failed to unsubscribe. Please try again.",
};

/** Unsubscribes with the token of the newsletter that led here. */
export function UnsubscribeNewsletter() {
  const outcome = useLink(UNSUBSCRIPTION);
  const isDone = outcome.state === "success";
  useEffect(() => {
    if (isDone) toast({ title: "Successfully Unsubscribed" });
  }, [isDone]);
  if (outcome.state === "error") return <UnsubscribeFailed message={outcome.message} />;
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

function UnsubscribeFailed({ message }: { message: string }) {
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

type LinkOutcome = { state: "loading" | "success" } | { state: "error"; message: string };

interface MailedLink<Reply> {
  /** Does what the link says. */
  open: (token: string) => Promise<Reply>;
  key: (token: string | null | undefined) => readonly unknown[];
  isDone: (reply: Reply) => boolean;
  /** What is said of a link without a token, or with one that cannot be ours. */
  invalid: string;
  /** What is said when the server could not be asked. */
  failed: string;
}

/** Does what a mailed link says, with the token in the page's address, from the page's script alone. */
function useLink<Reply extends { message: string }>(link: MailedLink<Reply>): LinkOutcome {
  const token = useAddressParameter("token");
  // A query, because a screen mounted twice shares its one call.
  const { data, error } = useQuery({
    queryKey: link.key(token),
    queryFn: () => link.open(token ?? ""),
    enabled: typeof token === "string",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    networkMode: "always",
  });
  if (token === null) return { state: "error", message: link.invalid };
  if (error) {
    const isRefused = error instanceof HttpError && error.status === 400;
    return { state: "error", message: isRefused ? link.invalid : link.failed };
  }
  if (!data) return { state: "loading" };
  return link.isDone(data) ? { state: "success" } : { state: "error", message: data.message };
}

/** In the place of the outcome, while the server is asked. */
function LinkWorking({ children }: { children: React.ReactNode }) {
  return (
    <Card variant="lift" role="status" className="flex items-center justify-center gap-3">
      <Spinner />
      {children}
    </Card>
  );
}

interface LinkFailedProps {
  title: string;
  message: string;
  /** Another way to the same end. */
  children?: React.ReactNode;
}

/** The link did not work: why, and where to go from here. */
function LinkFailed({ title, message, children }: LinkFailedProps) {
  return (
    <OutcomeCard title={title} icon={<MailX />}>
      <p className="text-ink-soft">{message}</p>
      {children}
      <div className="mt-3 grid w-full gap-3">
        <ButtonLink href="/" block>
          Go to Homepage
        </ButtonLink>
        <a href={`mailto:${BRAND.supportEmail}`} className={buttonClass({ variant: "outline", block: true })}>
          Contact Support
        </a>
      </div>
    </OutcomeCard>
  );
}
