import { THEME_COLORS, type Theme } from "@/lib/http/theme-script";

export interface PictureLook {
  sky: string;
  ground: string;
  ink: string;
  honey: string;
  valley: string;
  logo: string;
}

/** The tokens of both hours: the page itself knows only the one it shows. */
export const PICTURE_LOOKS: Readonly<Record<Theme, PictureLook>> = {
  light: {
    sky: THEME_COLORS.light,
    ground: "#f1f4ee",
    ink: "#1b2e30",
    honey: "#f2b650",
    valley: "/art/valley-morning.svg",
    logo: "/art/logo.svg",
  },
  dark: {
    sky: THEME_COLORS.dark,
    ground: "#0f191b",
    ink: "#eef1e9",
    honey: "#f3be68",
    valley: "/art/valley-night.svg",
    logo: "/art/logo-dark.svg",
  },
};
