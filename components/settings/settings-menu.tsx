"use client";

import {
  Bookmark,
  CircleQuestionMark,
  Footprints,
  House,
  Menu as MenuIcon,
  Settings,
  SlidersHorizontal,
} from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, type MenuItem } from "@/components/ui/menu";

const ITEMS: readonly MenuItem[] = [
  { href: "/", label: "Home", icon: <House /> },
  { href: "/sliders", label: "Check-in", icon: <SlidersHorizontal /> },
  { href: "/progress", label: "Progress", icon: <Footprints /> },
  { href: "/favorites", label: "Favorites", icon: <Bookmark /> },
  { href: "/settings", label: "Settings", icon: <Settings /> },
  { href: "/faq", label: "Help / FAQ", icon: <CircleQuestionMark /> },
];

export function SettingsMenu() {
  return (
    <Menu
      items={ITEMS}
      current="/settings"
      trigger={
        <IconButton label="Menu" className="-ml-2.5">
          <MenuIcon />
        </IconButton>
      }
    />
  );
}
