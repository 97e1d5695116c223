"use client";

import type { Route } from "next";
// `useRouter` throws where there is no router, as on the page that stands in for a broken root.
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { useContext, useTransition } from "react";
import { sharedState } from "./shared-state";
import { Spinner } from "./spinner";

interface AppLinkProps extends Omit<React.ComponentProps<"a">, "href"> {
  href: Route;
  /** Whether the page is fetched ahead once somebody is about to take the way, by pointer, finger or keyboard. */
  prefetch?: boolean;
}

/**
 * A way to another page of the app. It shows at once that it was pressed, whatever the server and the network take.
 * Next's own link would be a third of what a page loads of ours, mostly for fetching ahead whatever comes into sight:
 * whoever only reads would pay for pages that they never open.
 */
export function AppLink({ href, prefetch = true, children, onClick, ...rest }: AppLinkProps) {
  const router = useContext(AppRouterContext);
  const [isGoing, startGoing] = useTransition();
  const mean = prefetch && rest.download === undefined ? () => router?.prefetch(href) : undefined;
  function go(event: React.MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!router || event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    pressed.set(startGoing);
    leaveFor(href);
    startGoing(() => router.push(href));
  }
  return (
    <a onPointerEnter={mean} onTouchStart={mean} onFocus={mean} {...rest} href={href} onClick={go}>
      {isGoing && <Going way={startGoing} />}
      {children}
    </a>
  );
}

/** Only the way that was pressed last says that it is being taken; each is known by what starts it. */
const pressed = sharedState<React.TransitionStartFunction | null>(null);

function Going({ way }: { way: React.TransitionStartFunction }) {
  const isLast = pressed.useValue() === way;
  return (
    isLast && (
      <span className="going">
        <Spinner />
      </span>
    )
  );
}

/** A press that asks for another tab or window, or for a file. */
function isForTheBrowser(event: React.MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isElsewhere = (target !== "" && target !== "_self") || event.currentTarget.hasAttribute("download");
  return isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function leaveFor(href: string) {
  const { pathname } = new URL(href, window.location.href);
  setNextScreen(pathname === window.location.pathname ? null : pathname);
}

const next = sharedState<string | null>(null);

/** A way to another screen was pressed: it is on its way; null once one has arrived. */
export const setNextScreen = next.set;

/** The screen that is on its way. */
export const useNextScreen = next.useValue;
