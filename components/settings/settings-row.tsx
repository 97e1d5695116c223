import { ChevronRight, type LucideIcon } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";

interface SettingsRowProps {
  href: Route;
  icon: LucideIcon;
  children: React.ReactNode;
}

/** A row that leads to a page of its own. */
export function SettingsRow({ href, icon: Icon, children }: SettingsRowProps) {
  return (
    <Link href={href} prefetch={false} className="srow">
      <Icon className="lead" />
      <span className="grow font-medium">{children}</span>
      <ChevronRight className="go" />
    </Link>
  );
}
