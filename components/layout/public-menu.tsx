"use client";

import { IconButton } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { MenuIcon } from "./site-icons";

/** The links of the top, where there is no room for them. */
export function PublicMenu(props: Pick<React.ComponentProps<typeof Menu>, "items" | "current">) {
  return (
    <span className="lg:hidden noscript:hidden">
      <Menu
        {...props}
        trigger={
          <IconButton label="Open menu">
            <MenuIcon />
          </IconButton>
        }
      />
    </span>
  );
}
