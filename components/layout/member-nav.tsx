"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { Brand } from "@/components/layout/brand";
import { DemoMark } from "@/components/layout/demo-mark";
import { MEMBER_NAV } from "@/components/layout/member-nav-items";
import { setNextScreen, useNextScreen } from "@/components/layout/next-screen";
import { Avatar } from "@/components/ui/avatar";

interface MemberNavProps {
  memberName: string;
  demo: boolean;
}

/** A bar below on phones, a rail at the left when wide. */
export function MemberNav({ memberName, demo }: MemberNavProps) {
  const path = usePathname();
  const next = useNextScreen();
  // A screen that has arrived by whatever way is no longer to come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what tells that one has.
  useEffect(() => setNextScreen(null), [path]);
  return (
    <nav className="bar" aria-label="Main">
      <Brand />
      <ul>
        {MEMBER_NAV.map((item) => {
          const open = next ?? path;
          // The consoles are reached from Settings and have no tab of their own.
          const here = open === item.href || (item.href === "/settings" && open.startsWith("/admin/"));
          return (
            <li key={item.href} className={clsx(item.under && "sub", here && "here")}>
              <Link
                href={item.href}
                aria-current={open === item.href ? "page" : here || undefined}
                onNavigate={() => leaveFor(item.href, path)}
              >
                <item.icon />
                <span>{item.label}</span>
              </Link>
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

/** The tab and its screen's shell show at once, whatever the server and the network take. */
function leaveFor(href: string, path: string) {
  setNextScreen(href === path ? null : href);
  if (href !== path) window.scrollTo({ top: 0, behavior: "instant" });
}
