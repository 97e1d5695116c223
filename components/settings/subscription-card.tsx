"use client";

import { CancelSubscription } from "@/components/settings/cancel-subscription";
import { useReactivateSubscription, useSubscription } from "@/components/settings/use-subscription";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { type SubscriptionWords, subscriptionWords } from "@/lib/subscriptions/subscription-words";

const TONES = { green: "good", blue: "info", red: "bad" } as const;

interface SubscriptionCardProps {
  timeZone: string;
  takesPayment: boolean;
}

export function SubscriptionCard({ timeZone, takesPayment }: SubscriptionCardProps) {
  const { data, isPending, refetch } = useSubscription();
  const words = data && subscriptionWords(data, { timeZone, takesPayment });
  return (
    <Card>
      <div className="card-head mb-3">
        <CardTitle>Subscription</CardTitle>
        {words && (
          <Badge dot tone={TONES[words.dot]}>
            {words.status}
          </Badge>
        )}
      </div>
      {isPending && <Skeleton className="h-24 w-full" />}
      {words && <Standing words={words} />}
      {!isPending && !data && (
        <LoadFailed onRetry={() => refetch()}>Your subscription could not be loaded just now.</LoadFailed>
      )}
    </Card>
  );
}

function Standing({ words }: { words: SubscriptionWords }) {
  return (
    <>
      <p className="font-semibold">{words.plan}</p>
      <p className="text-ink-soft">{words.detail}</p>
      {words.action && (
        <div className="mt-4">
          {words.action === "cancel" && <CancelSubscription />}
          {words.action === "reactivate" && <Reactivate />}
          {words.action === "subscribe" && <ButtonLink href="/subscription">Subscribe Now</ButtonLink>}
        </div>
      )}
    </>
  );
}

function Reactivate() {
  const { mutate, isPending } = useReactivateSubscription();
  return (
    <Button
      variant="tonal"
      size="small"
      pending={isPending}
      pendingLabel="Reactivating..."
      onClick={() => mutate()}
    >
      Reactivate
    </Button>
  );
}
