"use client";

import type { Route } from "next";
import Link from "next/link";
import { DropdownMenu as Radix } from "radix-ui";

export interface MenuItem {
  href: Route;
  label: string;
  icon: React.ReactNode;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: React.ReactNode;
  items: readonly MenuItem[];
  /** The page that is open. */
  current?: string;
}

export function Menu({ trigger, items, current }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* No portal: inside the header it stays within a landmark. */}
      <Radix.Content className="menu" align="start" sideOffset={4} collisionPadding={16}>
        {items.map((item) => (
          <Radix.Item key={item.href} asChild>
            <Link href={item.href} aria-current={item.href === current ? "page" : undefined}>
              {item.icon}
              {item.label}
            </Link>
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}
