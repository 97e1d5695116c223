"use client";

// biome-ignore lint/style/noRestrictedImports: the one place that wraps it.
import Link, { useLinkStatus } from "next/link";
import { useState } from "react";
import { sharedState } from "./shared-state";
import { Spinner } from "./spinner";

type AppLinkProps = React.ComponentProps<typeof Link>;

/** A way to another page of the app. It shows at once that it was pressed, whatever the server and the network take. */
export function AppLink({ children, ...props }: AppLinkProps) {
  return (
    <Link {...props} onNavigate={() => leaveFor(String(props.href))}>
      <OnItsWay />
      {children}
    </Link>
  );
}

function OnItsWay() {
  const { pending } = useLinkStatus();
  return (
    pending && (
      <span className="going">
        <Spinner />
      </span>
    )
  );
}

function leaveFor(href: string) {
  const { pathname } = new URL(href, window.location.href);
  setNextScreen(pathname === window.location.pathname ? null : pathname);
}

type IntentLinkProps = Omit<AppLinkProps, "prefetch">;

/**
 * A way to another page that is fetched ahead once somebody is about to take it, by pointer, finger or keyboard. Where
 * every link in sight is fetched, whoever only reads pays for pages that they never open.
 */
export function IntentLink(props: IntentLinkProps) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => setIsMeant(true);
  return (
    <AppLink
      {...props}
      prefetch={isMeant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
    />
  );
}

const next = sharedState<string | null>(null);

/** A way to another screen was pressed: it is on its way; null once one has arrived. */
export const setNextScreen = next.set;

/** The screen that is on its way. */
export const useNextScreen = next.useValue;
