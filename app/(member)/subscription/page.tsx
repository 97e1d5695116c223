import { Settings } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import {
  askedRegion,
  KnownChoice,
  MemberFrame,
  readAlready,
  SignOut,
  showsDemo,
} from "@/app/(member)/member-frame";
import { CrisisHelp } from "@/components/crisis/crisis-lines";
import { Nonce } from "@/components/layout/nonce";
import { PlainShell } from "@/components/layout/plain-shell";
import { Queries, ReadAlready } from "@/components/layout/query-client";
import { RegionAsked } from "@/components/layout/region";
import { SCREEN_HEADS } from "@/components/layout/screen-head";
import { ForgetReturn } from "@/components/subscription/change-card";
import { type ReturnedSetup, returnedSetup } from "@/components/subscription/returned-setup";
import {
  CurrentStatus,
  RunningStatus,
  RunningSubscription,
} from "@/components/subscription/running-subscription";
import { Subscribe } from "@/components/subscription/subscribe";
import { AppLink } from "@/components/ui/app-link";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import type { Viewer } from "@/lib/access/viewer";
import { queryKeys } from "@/lib/http/query-keys";
import { billing } from "@/lib/subscriptions/billing/billing";
import { subscriptionStatus } from "@/lib/subscriptions/queries";
import { trialEnd } from "@/lib/subscriptions/rules";
import type { SubscriptionStatus } from "@/lib/subscriptions/schema";
import { subscriptionWords } from "@/lib/subscriptions/subscription-words";
import { now } from "@/lib/time/clock";
import { dateAndTime } from "@/lib/time/date-words";

const HEAD = SCREEN_HEADS["/subscription"];

export const metadata: Metadata = { title: HEAD.title };

interface SubscriptionPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The offer, or for who has taken it what they pay and how to change it. */
export default async function SubscriptionPage({ searchParams }: SubscriptionPageProps) {
  const returned = returnedSetup(await searchParams);
  const viewer = await memberOrSignIn();
  const status = await subscriptionStatus(viewer, viewer.subscription);
  const Screen = status.needsSetup ? OfferScreen : RunningScreen;
  return <Screen viewer={viewer} status={status} returned={returned} />;
}

interface ScreenProps {
  viewer: Viewer;
  status: SubscriptionStatus;
  returned: ReturnedSetup | null;
}

async function OfferScreen({ viewer, status, returned }: ScreenProps) {
  const { takesPayment } = billing();
  const { timeZone } = viewer;
  const region = await askedRegion();
  const offer = {
    trialAvailable: status.trialAvailable,
    takesPayment,
    trialEnds: dateAndTime(trialEnd(now()), timeZone, region),
  };
  return (
    <RegionAsked region={region}>
      <CrisisHelp timeZone={timeZone} known={false}>
        <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
        <PlainShell
          {...HEAD}
          subtitle={<CurrentStatus words={subscriptionWords(status, { timeZone, takesPayment, region })} />}
          action={<OtherWays />}
          width="wide"
          demo={showsDemo()}
        >
          {returned && <ForgetReturn />}
          <Queries>
            <Subscribe offer={offer} returned={returned} />
          </Queries>
        </PlainShell>
        <KnownChoice viewer={viewer} />
      </CrisisHelp>
    </RegionAsked>
  );
}

async function RunningScreen({ viewer, status, returned }: ScreenProps) {
  const { takesPayment } = billing();
  const circumstances = { timeZone: viewer.timeZone, takesPayment };
  // The status in the frame's head is read as the rest is.
  return (
    <Queries>
      <ReadAlready state={readAlready([[queryKeys.subscriptionStatus, status]])}>
        <MemberFrame viewer={viewer} {...HEAD} subtitle={<RunningStatus {...circumstances} />}>
          {returned && <ForgetReturn />}
          <RunningSubscription {...circumstances} returned={returned} />
        </MemberFrame>
      </ReadAlready>
    </Queries>
  );
}

/** Where else one can go from a page that has no navigation. */
function OtherWays() {
  return (
    <>
      <AppLink href="/settings" className="icon-btn" aria-label="Settings">
        <Settings />
      </AppLink>
      <SignOut />
    </>
  );
}
