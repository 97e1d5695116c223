import { BRAND, PRICE } from "@/lib/brand";

/** What the product is and costs, in schema.org's words. */
export function productFacts(appUrl: URL): object {
  return {
    "@type": "WebApplication",
    name: BRAND.name,
    url: appUrl.href,
    description: BRAND.description,
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
