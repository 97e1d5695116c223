import type { Metadata, Viewport } from "next";
import "./globals.css";
import { fontClasses } from "@/app/fonts";
import { Providers } from "@/components/layout/providers";
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

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    // The script below sets the theme's class before React sees the element.
    <html lang="en" className={fontClasses} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <Providers name={BRAND.name}>{children}</Providers>
      </body>
    </html>
  );
}
