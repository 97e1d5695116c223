import type { Route } from "next";
import { AppLink } from "@/components/ui/app-link";
import { ArrowLeft, Bookmark } from "./nav-icons";

/** Leads to where this screen was reached from. */
export function BackLink({ href, label }: { href: Route; label: string }) {
  return (
    <AppLink href={href} className="link gap-1.5">
      <ArrowLeft />
      {label}
    </AppLink>
  );
}

/** Leads to the favorites where the bar below has no place for them; the rail has one. */
export function FavoritesLink() {
  return (
    <AppLink href="/favorites" className="link to-favorites">
      <Bookmark />
      Favorites
    </AppLink>
  );
}
