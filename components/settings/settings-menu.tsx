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
import { IconButton } from "@/components/ui/icon";
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

const GROUPS = { you: "You", plan: "Plan", reminders: "Reminders", data: "Your data" } as const;

type Group = keyof typeof GROUPS;

/** What stands together in Settings, under its heading. */
export function SettingsGroup({ group, children }: { group: Group; children: React.ReactNode }) {
  return (
    <div id={group} className="scroll-mt-5">
      <h2 className="title mb-4">{GROUPS[group]}</h2>
      {children}
    </div>
  );
}

/** The ways to the groups, over them. */
export function GroupLinks() {
  return (
    <nav className="seg tiles lg:max-w-120" aria-label="Settings">
      {Object.entries(GROUPS).map(([group, name]) => (
        <a key={group} href={`#${group}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
