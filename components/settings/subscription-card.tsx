"use client";

import { useRegion } from "@/components/layout/region";
import { CardChange, ForgetReturn } from "@/components/subscription/change-card";
import type { ReturnedSetup } from "@/components/subscription/returned-setup";
import { SubscriptionActions, useSubscription } from "@/components/subscription/subscription-actions";
import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Note } from "@/components/ui/note";
import { Skeleton } from "@/components/ui/spinner";
import { subscriptionWords } from "@/lib/subscriptions/subscription-words";

const TONES = { green: "good", blue: "info", red: "bad" } as const;

export interface SubscriptionCardProps {
  timeZone: string;
  takesPayment: boolean;
  /** One line on the last day of a trial. */
  trialNotice: string | null;
  /** Set for a member who comes back from a further step at their bank. */
  returned: ReturnedSetup | null;
}

export function SubscriptionCard({ timeZone, takesPayment, trialNotice, returned }: SubscriptionCardProps) {
  const query = useSubscription();
  const region = useRegion();
  const words = query.data && subscriptionWords(query.data, { timeZone, takesPayment, region });
  return (
    // What was pressed here may be gone afterwards: the focus then stays with the card.
    <Card tabIndex={-1}>
      {returned && <ForgetReturn />}
      <div className="card-head mb-3">
        <CardTitle as="h3">Subscription</CardTitle>
        {words && (
          <Badge dot tone={TONES[words.dot]}>
            {words.status}
          </Badge>
        )}
      </div>
      <Loaded
        query={query}
        waiting={<Skeleton className="h-24 w-full" />}
        failed="We couldn't load your subscription just now."
      >
        {(subscription) =>
          words && (
            <>
              <p className="font-semibold">{words.plan}</p>
              {trialNotice && subscription.isTrialing && !subscription.cancel_at_period_end ? (
                <TrialLine>{trialNotice}</TrialLine>
              ) : (
                <p className="text-ink-soft">{words.detail}</p>
              )}
              <CardChange
                subscription={subscription}
                owes={words.actions.includes("pay")}
                returnPath="/settings"
                returned={returned}
              >
                {(change) => (
                  <SubscriptionActions
                    {...change}
                    subscription={subscription}
                    actions={words.actions}
                    timeZone={timeZone}
                  />
                )}
              </CardChange>
              {takesPayment && !subscription.needsSetup && (
                <AppLink href="/subscription" prefetch={false} className="link mt-3">
                  Card and receipts
                </AppLink>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function TrialLine({ children }: { children: string }) {
  return (
    <div className="mt-2">
      <Note tone="honey">{children}</Note>
    </div>
  );
}
