import { Settings } from "lucide-react";
import { SignOut } from "@/components/layout/sign-out";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { money } from "@/lib/config/money";
import type { Price } from "@/lib/config/policy";
import type { SubscriptionWords } from "@/lib/subscriptions/subscription-words";

const DOTS = { green: "dot text-mood-5-line", blue: "dot text-info", red: "dot text-danger" } as const;

/** The plan's name, with the colour of how it stands. */
export function CurrentStatus({ words }: { words: SubscriptionWords }) {
  return (
    <span className="flex items-center gap-2">
      Current status
      <span className="badge bg-surface">
        <i className={DOTS[words.dot]} />
        {words.plan}
      </span>
    </span>
  );
}

interface RunningCardProps {
  words: SubscriptionWords;
  takesPayment: boolean;
  /** What the member agreed to. */
  price: Price;
}

/** For a member who has what this page offers: how it stands, and where it is changed. */
export function RunningCard({ words, takesPayment, price }: RunningCardProps) {
  return (
    <Card variant="lift" className="max-w-xl">
      <CardTitle>{words.plan}</CardTitle>
      {takesPayment && (
        <p className="flex flex-wrap items-baseline gap-y-0 gap-x-2 mt-2 text-ink-soft">
          <b className="text-[3rem]/none text-ink font-display font-medium lining-nums tabular-nums tracking-[-0.02em]">
            {money(price)}
          </b>
          <span>per month</span>
        </p>
      )}
      <p className="my-5">{words.detail}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Go home</ButtonLink>
        <ButtonLink href="/settings" variant="outline">
          Manage in Settings
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Where else one can go from a page that has no navigation. */
export function OtherWays() {
  return (
    <>
      <AppLink href="/settings" className="icon-btn" aria-label="Settings">
        <Settings />
      </AppLink>
      <SignOut />
    </>
  );
}
