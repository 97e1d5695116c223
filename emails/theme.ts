/** The app's morning colours. Mail programs know no custom properties, so they stand here as they are. */
export const COLOR = {
  ground: "#f1f4ee",
  surface: "#fffefb",
  ink: "#1b2e30",
  inkSoft: "#485c5d",
  primary: "#1d5a55",
  onPrimary: "#ffffff",
  honey: "#f2b650",
} as const;

export const FONT = {
  display: 'Georgia, "Iowan Old Style", "Palatino Linotype", serif',
  text: 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
} as const;
