import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { headers } from "next/headers";
import { KnownChoice } from "@/app/(member)/known-choice";
import { showsDemo } from "@/app/(member)/shows-demo";
import { CrisisHelp } from "@/components/crisis/crisis-help";
import { AccessOver } from "@/components/layout/access-over";
import { MemberShell } from "@/components/layout/member-shell";
import { Nonce } from "@/components/layout/nonce";
import { KeptCheckIns } from "@/components/offline/kept-check-ins";
import type { Viewer } from "@/lib/access/viewer";
import { accessOf } from "@/lib/subscriptions/rules";
import { now } from "@/lib/time/clock";

/** A read that the screen will ask for by its key, answered already. */
export type Loaded = readonly [key: readonly unknown[], value: unknown];

interface MemberPageProps extends Omit<React.ComponentProps<typeof MemberShell>, "memberName" | "demo"> {
  viewer: Viewer;
  loaded?: readonly Loaded[];
  /** The screen is for members with access: to others the page says at once that they have none, and why. */
  needsAccess?: boolean;
  /** Whether the panel with the crisis lines stands folded, where a screen may show it. */
  knowsCrisisLines?: boolean;
}

/** The frame of a member's page, with what the server read for its first paint. */
export async function MemberPage(props: MemberPageProps) {
  const { viewer, loaded = [], needsAccess = false, knowsCrisisLines = false, children, ...shell } = props;
  const access = needsAccess ? accessOf(viewer.subscription, now()) : "granted";
  const queries = new QueryClient();
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <CrisisHelp timeZone={viewer.timeZone} known={knowsCrisisLines}>
        <MemberShell {...shell} memberName={nameOf(viewer)} demo={showsDemo()}>
          {access === "granted" ? children : <AccessOver reason={access} />}
        </MemberShell>
      </CrisisHelp>
      <KeptCheckIns memberId={viewer.id} />
      <KnownChoice viewer={viewer} />
    </HydrationBoundary>
  );
}

/** Full name, first name or address. */
function nameOf({ firstName, lastName, email }: Viewer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
