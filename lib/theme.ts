export type Theme = "light" | "dark";

export const THEME_STORAGE_KEY = "theme";

/** The top of the valley's sky: what the browser paints its own edge with. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: "#cfe1e2", dark: "#0a1417" };

/** What the member chose, or null while they follow the system. */
export function storedTheme(storage: Pick<Storage, "getItem">): Theme | null {
  const stored = storage.getItem(THEME_STORAGE_KEY);
  return stored === "light" || stored === "dark" ? stored : null;
}
