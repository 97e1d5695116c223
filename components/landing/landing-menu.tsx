"use client";

import { Mail, MenuIcon, Sparkle, Sunrise } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, type MenuItem } from "@/components/ui/menu";

const ITEMS: readonly MenuItem[] = [
  { href: "/#features", label: "Features", icon: <Sparkle /> },
  { href: "/#why", label: "Why Choose", icon: <Sunrise /> },
  { href: "/#contact", label: "Contact", icon: <Mail /> },
];

/** The links of the top, where there is no room for them. */
export function LandingMenu() {
  return (
    <span className="landing-menu">
      <Menu
        items={ITEMS}
        trigger={
          <IconButton label="Open menu">
            <MenuIcon />
          </IconButton>
        }
      />
    </span>
  );
}
