import { ChevronRight, type LucideIcon } from "lucide-react";
import type { Route } from "next";
import { AppLink } from "@/components/ui/app-link";

interface SettingsRowProps {
  href: Route;
  icon: LucideIcon;
  children: React.ReactNode;
}

/** A row that leads to a page of its own. */
export function SettingsRow({ href, icon: Icon, children }: SettingsRowProps) {
  return (
    <AppLink href={href} prefetch={false} className="srow">
      <Icon className="lead" />
      <span className="grow font-medium">{children}</span>
      <ChevronRight className="go" />
    </AppLink>
  );
}
