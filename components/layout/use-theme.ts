"use client";

import { useSyncExternalStore } from "react";
import { storedTheme, THEME_COLORS, THEME_STORAGE_KEY, type Theme } from "@/lib/http/theme-script";

const listeners = new Set<() => void>();

function shownTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** What the storage holds; null where the browser refuses to say. */
function chosenTheme(): Theme | null {
  try {
    return storedTheme(localStorage);
  } catch {
    return null;
  }
}

/** Paints the page, and the browser's own edge, in a theme. */
export function showTheme(theme: Theme) {
  document.documentElement.classList.toggle("dark", theme === "dark");
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", THEME_COLORS[theme]);
  }
  for (const listener of listeners) listener();
}

/** Shows a theme and keeps it as this browser's choice. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  showTheme(theme);
}

/** Follows the system until a choice is made, and the choice of other tabs. Returns how to stop. */
export function followTheme(): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = () => showTheme(chosenTheme() ?? (system.matches ? "dark" : "light"));
  follow();
  system.addEventListener("change", follow);
  window.addEventListener("storage", follow);
  return () => {
    system.removeEventListener("change", follow);
    window.removeEventListener("storage", follow);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The theme on screen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "light");
}
