import type { Metadata } from "next";
import { headers } from "next/headers";
import { KnownChoice, showsDemo } from "@/app/(member)/member-frame";
import { CrisisHelp } from "@/components/crisis/crisis-lines";
import { Nonce } from "@/components/layout/nonce";
import { PlainShell } from "@/components/layout/plain-shell";
import { Queries } from "@/components/layout/queries";
import { CurrentStatus, OtherWays, RunningCard } from "@/components/subscription/current-status";
import { ForgetReturn } from "@/components/subscription/forget-return";
import { returnedSetup } from "@/components/subscription/returned-setup";
import { Subscribe } from "@/components/subscription/subscribe";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { billing } from "@/lib/subscriptions/billing/billing";
import { subscriptionStatus } from "@/lib/subscriptions/queries";
import { dateAndTime, priceFor, trialEnd } from "@/lib/subscriptions/rules";
import { subscriptionWords } from "@/lib/subscriptions/subscription-words";
import { now } from "@/lib/time/clock";

export const metadata: Metadata = { title: "Subscription" };

interface SubscriptionPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SubscriptionPage({ searchParams }: SubscriptionPageProps) {
  const returned = returnedSetup(await searchParams);
  const viewer = await memberOrSignIn();
  const status = await subscriptionStatus(viewer, viewer.subscription);
  const { takesPayment } = billing();
  const words = subscriptionWords(status, { timeZone: viewer.timeZone, takesPayment });
  const offer = {
    trialAvailable: status.trialAvailable,
    takesPayment,
    trialEnds: dateAndTime(trialEnd(now()), viewer.timeZone),
  };
  return (
    <CrisisHelp timeZone={viewer.timeZone} known={false}>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <PlainShell
        title="Subscription"
        subtitle={<CurrentStatus words={words} />}
        action={<OtherWays />}
        width="wide"
        demo={showsDemo()}
      >
        {returned && <ForgetReturn />}
        {status.needsSetup ? (
          <Queries>
            <Subscribe offer={offer} returned={returned} />
          </Queries>
        ) : (
          <RunningCard words={words} takesPayment={takesPayment} price={priceFor(viewer.subscription)} />
        )}
      </PlainShell>
      <KnownChoice viewer={viewer} />
    </CrisisHelp>
  );
}
