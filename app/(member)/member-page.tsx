import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { headers } from "next/headers";
import { KnownChoice } from "@/app/(member)/known-choice";
import { showsDemo } from "@/app/(member)/shows-demo";
import { CrisisHelp } from "@/components/crisis/crisis-help";
import { MemberShell } from "@/components/layout/member-shell";
import { Nonce } from "@/components/layout/nonce";
import { KeptCheckIns } from "@/components/offline/kept-check-ins";
import type { Viewer } from "@/lib/access/viewer";

/** A read that the screen will ask for by its key, answered already. */
export type Loaded = readonly [key: readonly unknown[], value: unknown];

interface MemberPageProps extends Omit<React.ComponentProps<typeof MemberShell>, "memberName" | "demo"> {
  viewer: Viewer;
  /** Nothing for a member without access: the screen's own calls then say why. */
  loaded?: readonly Loaded[];
  /** Whether the panel with the crisis lines stands folded, where a screen may show it. */
  knowsCrisisLines?: boolean;
}

/** The frame of a member's page, with what the server read for its first paint. */
export async function MemberPage(props: MemberPageProps) {
  const { viewer, loaded = [], knowsCrisisLines = false, children, ...shell } = props;
  const queries = new QueryClient();
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <CrisisHelp timeZone={viewer.timeZone} known={knowsCrisisLines}>
        <MemberShell {...shell} memberName={nameOf(viewer)} demo={showsDemo()}>
          {children}
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
