"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";

const ADMIN_PAGES: readonly { href: Route; label: string }[] = [
  { href: "/admin/users", label: "Users" },
  { href: "/admin/newsletter", label: "Newsletter" },
  { href: "/admin/audit", label: "Audit log" },
];

/** From one console to the next. */
export function AdminNav() {
  const path = usePathname();
  return (
    <nav aria-label="Administration" className="admin-nav seg">
      {ADMIN_PAGES.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={path === href ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
