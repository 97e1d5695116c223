"use client";

import type { Route } from "next";
import { usePathname } from "next/navigation";
import { AppLink } from "@/components/ui/app-link";

const ADMIN_PAGES: readonly { href: Route; label: string }[] = [
  { href: "/admin/users", label: "Users" },
  { href: "/admin/newsletter", label: "Newsletter" },
  { href: "/admin/audit", label: "Audit log" },
  { href: "/admin/second-factor", label: "Security" },
];

/** From one console to the next. */
export function AdminNav() {
  const path = usePathname();
  return (
    <nav aria-label="Administration" className="admin-nav seg tiles">
      {ADMIN_PAGES.map(({ href, label }) => (
        <AppLink
          key={href}
          href={href}
          aria-current={path === href || path.startsWith(`${href}/`) ? "page" : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
