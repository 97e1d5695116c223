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
      <ul id={id} popover="auto" className="menu" onBeforeToggle={underTrigger}>
        {items.map((item) => (
          <li key={item.href}>
            <AppLink
              href={item.href}
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
