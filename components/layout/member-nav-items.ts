import {
  Bookmark,
  ChartNoAxesColumn,
  Footprints,
  House,
  type LucideIcon,
  Settings,
  SlidersHorizontal,
} from "lucide-react";
import type { Route } from "next";

export interface NavItem {
  href: Route;
  label: string;
  icon: LucideIcon;
  /** Stands under Analytics in the rail; in the bar only while it is open. */
  under?: true;
}

/** In the order of the rail; the bar's four tabs are those that stand under nothing. */
export const MEMBER_NAV: readonly NavItem[] = [
  { href: "/", label: "Home", icon: House },
  { href: "/sliders", label: "You", icon: SlidersHorizontal },
  { href: "/analytics", label: "Analytics", icon: ChartNoAxesColumn },
  { href: "/progress", label: "Progress", icon: Footprints, under: true },
  { href: "/favorites", label: "Favorites", icon: Bookmark, under: true },
  { href: "/settings", label: "Settings", icon: Settings },
];
