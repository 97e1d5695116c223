import type { Route } from "next";
import { AppLink } from "@/components/ui/app-link";
import { ArrowLeft, Bookmark } from "./nav-icons";

interface ScreenHeadProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
  /** Over the title, such as the way back. */
  above?: React.ReactNode;
  /** Under the title, such as the way to the favorites. */
  below?: React.ReactNode;
}

/** The page's title on the sky; its width keeps words clear of the sun and the moon. */
export function ScreenHead({ title, subtitle, above, below }: ScreenHeadProps) {
  return (
    <div className="head">
      {above}
      <h1 className="title">{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      {below}
    </div>
  );
}

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

interface Head {
  title: string;
  /** That of the subscription says how it stands. */
  subtitle?: string;
  /** What stands there while the screen is on its way. */
  loading?: string;
  toFavorites?: true;
}

/** What stands over each member screen. Home has a greeting instead, which knows the member and the hour. */
export const SCREEN_HEADS = {
  "/sliders": { title: "You", subtitle: "How are things, right now?" },
  "/analytics": { title: "Your Wellness Journey", subtitle: "What the days add up to.", toFavorites: true },
  "/progress": {
    title: "Progress",
    subtitle: "Track Your Journey",
    loading: "Loading your progress...",
    toFavorites: true,
  },
  "/progress/report": { title: "Your report", subtitle: "For a therapist or doctor." },
  "/favorites": { title: "Favorites", subtitle: "Words you kept.", loading: "Loading your favorites..." },
  "/subscription": { title: "Subscription" },
  "/settings": {
    title: "Settings",
    subtitle: "Your account, plan, reminders and data.",
    loading: "Loading...",
  },
} as const satisfies Record<string, Head>;

const HEADS: Readonly<Record<string, Head>> = SCREEN_HEADS;

/** The head of the screen at an address; nothing of Home. */
export function headOf(path: string): Head | undefined {
  return HEADS[path];
}
