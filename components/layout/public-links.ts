import type { Route } from "next";

/** The links at the top of every public page; Contact is the page's own foot. */
export const PUBLIC_LINKS: readonly { href: Route; label: string }[] = [
  { href: "/#features", label: "Features" },
  { href: "/about", label: "About" },
  { href: "/#why", label: "Why Choose" },
  { href: "/faq", label: "FAQ" },
  { href: "#contact", label: "Contact" },
];
