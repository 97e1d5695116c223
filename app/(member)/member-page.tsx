import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { cookies, headers } from "next/headers";
import { ConsentKnown } from "@/components/consent/consent-known";
import { AccessOver } from "@/components/layout/access-over";
import { MemberShell } from "@/components/layout/member-shell";
import { Nonce } from "@/components/layout/nonce";
import { KeptCheckIns } from "@/components/offline/kept-check-ins";
import type { Viewer } from "@/lib/access/viewer";
import { now } from "@/lib/clock";
import { hasConsentMark } from "@/lib/consent/consent-mark";
import { cookieConsentOf } from "@/lib/consent/queries";
import { isDemo } from "@/lib/env";
import { accessOf } from "@/lib/subscriptions/rules";

/** A read that the screen will ask for by its key, answered already. */
export type Loaded = readonly [key: readonly unknown[], value: unknown];

interface MemberPageProps extends Omit<React.ComponentProps<typeof MemberShell>, "memberName" | "demo"> {
  viewer: Viewer;
  loaded?: readonly Loaded[];
  /** The screen is for members with access: to others the page says at once that they have none, and why. */
  needsAccess?: boolean;
}

/** The frame of a member's page, with what the server read for its first paint. */
export async function MemberPage(props: MemberPageProps) {
  const { viewer, loaded = [], needsAccess = false, children, ...shell } = props;
  const access = needsAccess ? accessOf(viewer.subscription, now()) : "granted";
  const queries = new QueryClient();
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <MemberShell {...shell} memberName={nameOf(viewer)} demo={isDemo()}>
        {access === "granted" ? children : <AccessOver reason={access} />}
      </MemberShell>
      <KeptCheckIns memberId={viewer.id} />
      {(await choseElsewhere(viewer)) && <ConsentKnown />}
    </HydrationBoundary>
  );
}

/** Whether the member has chosen about cookies, and this browser does not know. */
async function choseElsewhere({ id }: Viewer): Promise<boolean> {
  if (hasConsentMark((await cookies()).toString())) return false;
  return (await cookieConsentOf({ userId: id })) !== null;
}

/** Full name, first name or address. */
function nameOf({ firstName, lastName, email }: Viewer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
