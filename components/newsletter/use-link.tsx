"use client";

import { useQuery } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { OutcomeCard } from "@/components/auth/outcome-card";
import { useAddressParameter } from "@/components/layout/use-address-parameter";
import { ButtonLink, buttonClass } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { BRAND } from "@/lib/config/brand";
import { HttpError } from "@/lib/http/client";

export type LinkOutcome = { state: "loading" | "success" } | { state: "error"; message: string };

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
export function useLink<Reply extends { message: string }>(link: MailedLink<Reply>): LinkOutcome {
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
export function LinkWorking({ children }: { children: React.ReactNode }) {
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
export function LinkFailed({ title, message, children }: LinkFailedProps) {
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
