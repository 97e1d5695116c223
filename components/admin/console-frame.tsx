"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { Route } from "next";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { AppLink } from "@/components/ui/app-link";
import { HttpError } from "@/lib/http/client";

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

interface ReloadOnceClosedProps {
  reload?: () => void;
}

const reloadHere = () => window.location.reload();

/**
 * In an open console: once what it reads is refused for want of the second factor, loads the page anew, which is the
 * door then. What is written stays where it is, and is told.
 */
export function ReloadOnceClosed({ reload = reloadHere }: ReloadOnceClosedProps) {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const { error } = event.action;
        if (error instanceof HttpError && error.code === "second_factor") reload();
      }),
    [queries, reload],
  );
  return null;
}

/** Stands where a console would once its door has closed meanwhile: loaded anew, the page is the door. */
export function ReloadHere() {
  useEffect(() => window.location.reload(), []);
  return null;
}
