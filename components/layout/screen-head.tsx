import { ArrowLeft, Bookmark } from "lucide-react";
import type { Route } from "next";
import { AppLink, IntentLink } from "@/components/ui/app-link";

interface ScreenHeadProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
  /** Where this screen was reached from. */
  back?: { href: Route; label: string };
  /** Leads to the favorites where the bar below has no place for them; the rail has one. */
  toFavorites?: boolean;
}

/** The page's title on the sky; its width keeps words clear of the sun and the moon. */
export function ScreenHead({ title, subtitle, back, toFavorites }: ScreenHeadProps) {
  return (
    <div className="head">
      {back && (
        <AppLink href={back.href} className="link gap-1.5">
          <ArrowLeft />
          {back.label}
        </AppLink>
      )}
      <h1 className="title">{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      {toFavorites && (
        <IntentLink href="/favorites" className="link to-favorites">
          <Bookmark />
          Favorites
        </IntentLink>
      )}
    </div>
  );
}
