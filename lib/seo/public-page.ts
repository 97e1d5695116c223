import type { Metadata } from "next";
import { pagesWhere } from "@/lib/access/routes.mjs";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND, pageTitle } from "@/lib/config/brand";
import { spelledFirst } from "@/lib/config/figures";
import { PRICE } from "@/lib/config/policy";

interface PublicPage {
  title: string;
  description: string;
  /** Where people find it. */
  path: string;
}

/** What the product is, in two sentences. */
export const DESCRIPTION = `A quiet place to say how you are. ${spelledFirst(DIMENSIONS.length)} small ratings, a few supportive words written for you, and your moods over time.`;

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

/** What the product is and costs, in schema.org's words. */
export function productFacts(appUrl: URL): object {
  return {
    "@type": "WebApplication",
    name: BRAND.name,
    url: appUrl.href,
    description: DESCRIPTION,
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any with a web browser",
    offers: {
      "@type": "Offer",
      price: (PRICE.amountMinor / 100).toFixed(2),
      priceCurrency: PRICE.currency.toUpperCase(),
      category: "subscription",
    },
  };
}

/** What search engines are told of, in the order of its weight. */
export const LISTED_PAGES = pagesWhere(({ crawlers }) => crawlers === "listed");

/** What crawlers are asked to leave alone. */
export const CLOSED_TO_CRAWLERS = [
  "/api/",
  "/admin/",
  ...pagesWhere(({ crawlers }) => crawlers === "closed"),
];
