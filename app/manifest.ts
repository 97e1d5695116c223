import type { MetadataRoute } from "next";
import { BRAND } from "@/lib/config/brand";
import { THEME_COLORS } from "@/lib/http/theme-script";
import { DESCRIPTION } from "@/lib/seo/public-page";

/** How the app stands on a device's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: BRAND.name,
    short_name: BRAND.name,
    description: DESCRIPTION,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    categories: ["health", "lifestyle"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      shortcut("Short check-in", "/sliders?form=short"),
      shortcut("Words you kept", "/favorites"),
      // Open to everyone; without a connection the page that stands in its place shows the same lines.
      shortcut("Need help now?", "/faq#crisis"),
    ],
  };
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] };
}
