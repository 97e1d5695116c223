"use client";

import clsx from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Brand } from "@/components/layout/brand";
import { DemoMark } from "@/components/layout/demo-mark";
import { MEMBER_NAV } from "@/components/layout/member-nav-items";
import { Avatar } from "@/components/ui/avatar";

interface MemberNavProps {
  memberName: string;
  demo: boolean;
}

/** A bar below on phones, a rail at the left when wide. */
export function MemberNav({ memberName, demo }: MemberNavProps) {
  const path = usePathname();
  return (
    <nav className="bar" aria-label="Main">
      <Brand />
      <ul>
        {MEMBER_NAV.map((item) => {
          // The consoles are reached from Settings and have no tab of their own.
          const here = path === item.href || (item.href === "/settings" && path.startsWith("/admin/"));
          return (
            <li key={item.href} className={clsx(item.under && "sub", here && "here")}>
              <Link href={item.href} aria-current={path === item.href ? "page" : here || undefined}>
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
