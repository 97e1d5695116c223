"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";
import { Brand } from "@/components/layout/brand";
import { DemoMark } from "@/components/layout/demo-mark";
import { MEMBER_NAV } from "@/components/layout/member-nav-items";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { setNextScreen, useNextScreen } from "@/components/ui/next-screen";

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
  useLayoutEffect(() => {
    const arrive = () => setNextScreen(null);
    arrive();
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
          // The consoles are reached from Settings and have no tab of their own.
          const here = open === item.href || (item.href === "/settings" && open.startsWith("/admin/"));
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
