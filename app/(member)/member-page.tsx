import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { headers } from "next/headers";
import { MemberShell } from "@/components/layout/member-shell";
import { Nonce } from "@/components/layout/nonce";
import type { Viewer } from "@/lib/access/viewer";
import { isDemo } from "@/lib/env";

/** A read that the screen will ask for by its key, answered already. */
export type Loaded = readonly [key: readonly unknown[], value: unknown];

interface MemberPageProps extends Omit<React.ComponentProps<typeof MemberShell>, "memberName" | "demo"> {
  viewer: Viewer;
  /** Nothing for a member without access: the screen's own calls then say why. */
  loaded?: readonly Loaded[];
}

/** The frame of a member's page, with what the server read for its first paint. */
export async function MemberPage({ viewer, loaded = [], children, ...shell }: MemberPageProps) {
  const queries = new QueryClient();
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
      <MemberShell {...shell} memberName={nameOf(viewer)} demo={isDemo()}>
        {children}
      </MemberShell>
    </HydrationBoundary>
  );
}

/** Full name, first name or address. */
function nameOf({ firstName, lastName, email }: Viewer): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
