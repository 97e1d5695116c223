"use client";

import { BookOpen, CircleHelp, Mail, MenuIcon, Sparkle, Sunrise } from "lucide-react";
import { PUBLIC_LINKS } from "@/components/layout/public-links";
import { IconButton } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";

const ICONS: Readonly<Record<string, React.ReactNode>> = {
  Features: <Sparkle />,
  About: <BookOpen />,
  "Why Choose": <Sunrise />,
  FAQ: <CircleHelp />,
  Contact: <Mail />,
};

const ITEMS = PUBLIC_LINKS.map(({ href, label }) => ({ href, label, icon: ICONS[label] }));

/** The links of the top, where there is no room for them. */
export function PublicMenu({ current }: { current?: string }) {
  return (
    <span className="lg:hidden noscript:hidden">
      <Menu
        items={ITEMS}
        current={current}
        trigger={
          <IconButton label="Open menu">
            <MenuIcon />
          </IconButton>
        }
      />
    </span>
  );
}
