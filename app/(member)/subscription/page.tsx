import { Settings } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { Nonce } from "@/components/layout/nonce";
import { PlainShell } from "@/components/layout/plain-shell";
import { SignOut } from "@/components/layout/sign-out";
import { RunningCard } from "@/components/subscription/running-card";
import { StatusBadge } from "@/components/subscription/status-badge";
import { Subscribe } from "@/components/subscription/subscribe";
import { dateAndTime, trialEnd } from "@/components/subscription/trial-dates";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { now } from "@/lib/clock";
import { isDemo } from "@/lib/env";
import { billing } from "@/lib/services/billing";
import { subscriptionStatus } from "@/lib/subscriptions/queries";

export const metadata: Metadata = { title: "Subscription" };

export default async function SubscriptionPage() {
  const viewer = await memberOrSignIn();
  const status = await subscriptionStatus(viewer, viewer.subscription);
  const { timeZone } = viewer;
  const offer = {
    trialAvailable: status.trialAvailable,
    takesPayment: billing().takesPayment,
    trialEnds: dateAndTime(trialEnd(now()), timeZone),
  };
  const current = (
    <span className="flex items-center gap-2">
      Current status <StatusBadge status={status} />
    </span>
  );
  const ways = (
    <>
      <Link href="/settings" className="icon-btn" aria-label="Settings">
        <Settings />
      </Link>
      <SignOut />
    </>
  );
  return (
    <>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <PlainShell title="Subscription" subtitle={current} action={ways} width="wide" demo={isDemo()}>
        {status.needsSetup ? <Subscribe offer={offer} /> : <RunningCard status={status} timeZone={timeZone} />}
      </PlainShell>
    </>
  );
}
