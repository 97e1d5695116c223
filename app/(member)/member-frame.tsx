import { cookies, headers } from "next/headers";
import { cache } from "react";
import { ConsentKnown } from "@/components/consent/cookie-question";
import { CrisisHelp } from "@/components/crisis/crisis-lines";
import { KeptCheckIns, RefusedPlace } from "@/components/device/kept-check-ins";
import { AccessOver } from "@/components/layout/access-expiry";
import { MemberShell } from "@/components/layout/member-shell";
import { Nonce } from "@/components/layout/nonce";
import { RegionAsked } from "@/components/layout/region";
import type { Viewer } from "@/lib/access/viewer";
import { isDemo } from "@/lib/config/env";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import { cookieConsentOf } from "@/lib/consent/queries";
import { billing } from "@/lib/subscriptions/billing/billing";
import { accessOf } from "@/lib/subscriptions/rules";
import { now } from "@/lib/time/clock";
import { regionOf } from "@/lib/time/region";

interface MemberFrameProps extends Omit<React.ComponentProps<typeof MemberShell>, "memberName" | "demo"> {
  viewer: Viewer;
  /** The screen is for members with access: to others the page says at once that they have none, and why. */
  needsAccess?: boolean;
  /** Whether the panel with the crisis lines stands folded, where a screen may show it. */
  knowsCrisisLines?: boolean;
}

/** The frame of a member's page. */
export async function MemberFrame(props: MemberFrameProps) {
  const { viewer, needsAccess = false, knowsCrisisLines = false, children, ...shell } = props;
  const access = needsAccess ? accessOf(viewer.subscription, now()) : "granted";
  return (
    <RegionAsked region={await askedRegion()}>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <CrisisHelp timeZone={viewer.timeZone} known={knowsCrisisLines}>
        <MemberShell {...shell} memberName={nameOf(viewer)} demo={showsDemo()}>
          <RefusedPlace />
          {access === "granted" ? children : <AccessOver reason={access} />}
        </MemberShell>
      </CrisisHelp>
      <KeptCheckIns memberId={viewer.id} />
      <KnownChoice viewer={viewer} />
    </RegionAsked>
  );
}

/** Full name, first name or address. */
function nameOf({ firstName, lastName, email }: Viewer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

/** Keeps a member from being asked about cookies again where they chose elsewhere, and this browser does not know. */
export async function KnownChoice({ viewer }: { viewer: Viewer }) {
  if (hasConsentMark((await cookies()).toString())) return null;
  return (await cookieConsentOf({ userId: viewer.id })) && <ConsentKnown />;
}

/** Whether a member's screen says that this is the demo: not where real money is taken. */
export function showsDemo(): boolean {
  return isDemo() && !billing().takesPayment;
}

/** How the browser that asks for this page writes its dates. */
export const askedRegion = cache(async () => regionOf((await headers()).get("accept-language")));
