"use client";

import type { Route } from "next";
import { cloneElement, useId, useRef } from "react";
import { AppLink } from "./app-link";

export interface MenuItem {
  href: Route;
  label: string;
  icon: React.ReactNode;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: React.ReactElement<{ popoverTarget?: string }>;
  items: readonly MenuItem[];
  /** The page that is open. */
  current?: string;
}

const GAP = 4;

/** Links behind a button: a native popover, which the browser opens, closes by Escape and by a press elsewhere. */
export function Menu({ trigger, items, current }: MenuProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  /** Under the button, from the side of the screen where that stands. */
  function underTrigger(event: React.ToggleEvent<HTMLElement>) {
    const button = place.current?.getBoundingClientRect();
    if (event.newState !== "open" || !button) return;
    const { style } = event.currentTarget;
    const width = document.documentElement.clientWidth;
    const isLeft = button.left + button.right < width;
    style.top = `${button.bottom + GAP}px`;
    style.left = isLeft ? `${button.left}px` : "auto";
    style.right = isLeft ? "auto" : `${width - button.right}px`;
  }
  return (
    <>
      <span ref={place} className="inline-flex">
        {cloneElement(trigger, { popoverTarget: id })}
      </span>
      <ul
        id={id}
        popover="auto"
        className="menu inset-auto [animation:fade-in_var(--fast)_var(--ease-out)] w-60 p-2 rounded-lg bg-surface-raised shadow-float inset-ring inset-ring-line [&_.lucide]:text-primary-ink"
        onBeforeToggle={underTrigger}
      >
        {items.map((item) => (
          <li key={item.href}>
            <AppLink
              href={item.href}
              className="flex items-center gap-3 min-h-(--target) px-3 rounded-md text-ink no-underline hover:bg-primary-soft aria-[current]:bg-primary-soft aria-[current]:font-bold"
              aria-current={item.href === current ? "page" : undefined}
              onClick={(event) => event.currentTarget.closest("ul")?.hidePopover()}
            >
              {item.icon}
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
