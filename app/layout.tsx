import type { Metadata, Viewport } from "next";
import "./globals.css";
import { FontPreloads, Providers } from "@/components/layout/providers";
import { BRAND, pageTitle } from "@/lib/config/brand";
import { builtAppUrl } from "@/lib/config/env";
import { THEME_COLORS, THEME_SCRIPT } from "@/lib/http/theme-script";
import { DESCRIPTION } from "@/lib/seo/public-page";

export const metadata: Metadata = {
  metadataBase: builtAppUrl(),
  title: { default: pageTitle(BRAND.tagline), template: pageTitle("%s") },
  description: DESCRIPTION,
  applicationName: BRAND.name,
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: THEME_COLORS.light },
    { media: "(prefers-color-scheme: dark)", color: THEME_COLORS.dark },
  ],
};

/** Words are on screen in a face of the system until these are here: they are not to hold up the styles. */
const FONTS = [
  new URL("@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2", import.meta.url),
  new URL("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", import.meta.url),
].map(({ href }) => href);

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    // The script below sets the theme's class before React sees the element.
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <FontPreloads files={FONTS} />
      </head>
      <body>
        <Providers name={BRAND.name}>{children}</Providers>
      </body>
    </html>
  );
}
