/** What the product is called and links to. Every screen, mail, title and file name reads it here. */
export const BRAND = {
  name: "Hearten",
  slug: "hearten",
  tagline: "Track. Reflect. Thrive.",
  titleSuffix: "Mental Health Support",
  supportEmail: "support@hearten.example",
  privacyEmail: "privacy@hearten.example",
} as const;

/** The title of a page: `{title} | Hearten - Mental Health Support`. */
export function pageTitle(title: string): string {
  return `${title} | ${BRAND.name} - ${BRAND.titleSuffix}`;
}
