import type { Metadata } from "next";
import { BRAND, pageTitle } from "@/lib/brand";

interface PublicPage {
  title: string;
  description: string;
  /** Where people find it. */
  path: string;
}

/** One picture for all, without a word of anybody's. */
const PICTURE = {
  url: "/pictures/share.jpg",
  width: 1200,
  height: 630,
  alt: `${BRAND.name}: a small house in a valley at sunrise, and a check-in beside it.`,
};

/** What search engines and shared links show of a page that anyone may read. */
export function publicPage({ title, description, path }: PublicPage): Metadata {
  const shown = { title: pageTitle(title), description, images: [PICTURE] };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { ...shown, type: "website", siteName: BRAND.name, url: path, locale: "en_GB" },
    twitter: { ...shown, card: "summary_large_image" },
  };
}
