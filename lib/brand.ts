/** What the product is called, costs and links to. Every screen, mail, title and file name reads it here. */
export const BRAND = {
  name: "Hearten",
  slug: "hearten",
  tagline: "Track. Reflect. Thrive.",
  titleSuffix: "Mental Health Support",
  description:
    "A quiet place to say how you are. Fifteen small ratings, a few supportive words written for you, and your moods over time.",
  supportEmail: "support@hearten.example",
  privacyEmail: "privacy@hearten.example",
} as const;

export const PRICE = { amountMinor: 499, currency: "gbp", label: "£4.99", interval: "month" } as const;

export const TRIAL_DAYS = 3;

export interface CrisisLine {
  name: string;
  where: string;
  /** What is called or texted, as people write it, and as a link. */
  contacts: readonly { label: string; href: `tel:${string}` | `sms:${string}` | `https://${string}` }[];
}

export const CRISIS_LINES: readonly CrisisLine[] = [
  {
    name: "988 Suicide & Crisis Lifeline",
    where: "US and Canada, day and night",
    contacts: [
      { label: "Call 988", href: "tel:988" },
      { label: "Text 988", href: "sms:988" },
    ],
  },
  {
    name: "Samaritans",
    where: "UK and Ireland, day and night",
    contacts: [{ label: "Call 116 123", href: "tel:116123" }],
  },
  {
    name: "Find a Helpline",
    where: "Everywhere else",
    contacts: [{ label: "findahelpline.com", href: "https://findahelpline.com" }],
  },
];

/** The title of a page: `{title} | Hearten - Mental Health Support`. */
export function pageTitle(title: string): string {
  return `${title} | ${BRAND.name} - ${BRAND.titleSuffix}`;
}
