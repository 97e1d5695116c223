"use client";

import clsx from "clsx";
import type { Route } from "next";
import { usePathname } from "next/navigation";
import { useLayoutEffect, useState } from "react";
import { forgetDrafts } from "@/components/entry/line-drafts";
import { AppLink, setNextScreen, useNextScreen } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { IconProps } from "@/components/ui/icon";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { OPENED_KEY } from "@/lib/http/theme-script";
import { Bookmark, ChartNoAxesColumn, Footprints, House, Settings, SlidersHorizontal } from "./nav-icons";
import { FavoritesLink, headOf, ScreenHead } from "./screen-head";
import { Brand, DemoMark } from "./top-bar";

interface MemberNavProps {
  memberName: string;
  demo: boolean;
}

/** Reached from Settings, without a tab of their own: the consoles, and the subscription. */
const IN_SETTINGS = /^\/(admin\/|subscription$)/;

/** A bar below on phones, a rail at the left when wide. */
export function MemberNav({ memberName, demo }: MemberNavProps) {
  const path = usePathname();
  const next = useNextScreen();
  // A screen that has arrived by whatever way is no longer to come.
  useLayoutEffect(() => {
    const arrive = () => setNextScreen(null);
    arrive();
    if (path !== "/sliders") forgetLead();
    // Going back within one screen takes back what was pressed there.
    window.addEventListener("popstate", arrive);
    return () => window.removeEventListener("popstate", arrive);
  }, [path]);
  return (
    <nav className="bar" aria-label="Main">
      <Brand />
      <ul>
        {MEMBER_NAV.map((item) => {
          const open = next ?? path;
          const isUnder = open === item.href || open.startsWith(`${item.href}/`);
          const here = isUnder || (item.href === "/settings" && IN_SETTINGS.test(open));
          return (
            <li key={item.href} className={clsx(item.under && "sub", here && "here")}>
              <AppLink href={item.href} aria-current={open === item.href ? "page" : here || undefined}>
                <item.icon />
                <span>{item.label}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
      <div className="foot">
        <Avatar name={memberName} size="small" />
        <b className="min-w-0 truncate text-sm">{memberName}</b>
        {demo && <DemoMark />}
      </div>
    </nav>
  );
}

export interface NavItem {
  href: Route;
  label: string;
  icon: React.ComponentType<IconProps>;
  /** Stands under Analytics in the rail; in the bar only while it is open. */
  under?: true;
}

/** In the order of the rail; the bar's four tabs are those that stand under nothing. */
const MEMBER_NAV: readonly NavItem[] = [
  { href: "/", label: "Home", icon: House },
  { href: "/sliders", label: "You", icon: SlidersHorizontal },
  { href: "/analytics", label: "Analytics", icon: ChartNoAxesColumn },
  { href: "/progress", label: "Progress", icon: Footprints, under: true },
  { href: "/favorites", label: "Favorites", icon: Bookmark, under: true },
  { href: "/settings", label: "Settings", icon: Settings },
];

/** A screen, or the shell of the one that is on its way, until that is here. */
export function ScreenBody({ children }: { children: React.ReactNode }) {
  const path = usePathname();
  const next = useNextScreen();
  return next === null || next === path ? children : <ScreenToCome path={next} />;
}

function ScreenToCome({ path }: { path: string }) {
  const { title, subtitle, loading, toFavorites } = headOf(path) ?? {};
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which is no clean-up.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div role="status">
      <ScreenHead
        title={title ?? <Skeleton className="h-9 w-64 max-w-full" />}
        subtitle={subtitle}
        below={toFavorites && <FavoritesLink />}
      />
      {loading ? (
        <p className="mb-4 text-ink-soft">{loading}</p>
      ) : (
        <VisuallyHidden>One moment...</VisuallyHidden>
      )}
      <div className="stack to-come" aria-hidden="true">
        {["first", "second"].map((place) => (
          <Card key={place}>
            <Skeleton className="h-7 w-40" />
            <Skeleton className="mt-6 h-32 w-full" />
          </Card>
        ))}
      </div>
    </div>
  );
}

let isLed = false;

/** Whoever presses what leads to a check-in and goes with its dialog has no place left: the check-in is to give them one. */
export function leadToSlider(): void {
  isLed = true;
}

/** The journey never arrived: somebody is on another screen. */
function forgetLead(): void {
  isLed = false;
}

/** Whether somebody was led to the check-in that has just come; it is told once. */
export function wasLedToSlider(): boolean {
  const wasLed = isLed;
  isLed = false;
  return wasLed;
}

const ADDRESS = "/api/logout";

/** A plain link: a router link would fetch the address ahead and sign the member out. */
export function SignOutLink(props: Omit<React.ComponentProps<"a">, "href" | "onClick">) {
  const [isLeaving, setLeaving] = useState(false);
  function onClick(event: React.MouseEvent) {
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    signOut();
  }
  return <a {...props} href={ADDRESS} aria-busy={isLeaving || undefined} onClick={onClick} />;
}

/** What the tab and the device still hold is the member's: it goes before they do. */
function signOut() {
  forgetDrafts();
  try {
    sessionStorage.clear();
    // What comes next is the landing page, and its opening is for who arrives.
    sessionStorage.setItem(OPENED_KEY, "1");
  } catch {
    // A browser that refuses its storage holds nothing.
  }
  void import("@/lib/device/ready-device")
    .then(({ leaveDevice }) => leaveDevice())
    .catch(() => {})
    .finally(() => window.location.assign(ADDRESS));
}
