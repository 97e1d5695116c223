import type { Appearance, CustomFontSource, Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Theme } from "@/lib/http/theme-script";

let told = false;

/**
 * Fetches Stripe's script, which Stripe wants fetched from its own address (PCI DSS).
 *
 * @throws Error when it cannot be had
 */
export async function stripeFor(publishableKey: string): Promise<Stripe> {
  // How someone moves about these pages is nobody's signal.
  if (!told) loadStripe.setLoadParameters({ advancedFraudSignals: false });
  told = true;
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe.js is for browsers only.");
  return stripe;
}

/** The fields' own look, from our tokens as they stand on the page; Stripe draws in a frame that cannot read them. */
export function stripeAppearance(theme: Theme): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const field = theme === "dark" ? token("--surface-sunken") : token("--surface");
  return {
    theme: theme === "dark" ? "night" : "stripe",
    labels: "above",
    disableAnimations: matchMedia("(prefers-reduced-motion: reduce)").matches,
    variables: {
      fontFamily: "Figtree, system-ui, sans-serif",
      fontSizeBase: "16px",
      fontSizeSm: "14px",
      spacingUnit: "4px",
      gridRowSpacing: "16px",
      gridColumnSpacing: "16px",
      borderRadius: "14px",
      colorPrimary: token("--primary"),
      colorBackground: field,
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-soft"),
      colorTextPlaceholder: token("--ink-soft"),
      colorDanger: token("--danger"),
      iconColor: token("--ink-soft"),
    },
    rules: {
      ".Label": { fontWeight: "600", lineHeight: "20px", marginBottom: "6px", color: token("--ink") },
      ".Input": {
        padding: "11px 14px",
        lineHeight: "23px",
        border: `1.5px solid ${token("--line-strong")}`,
        boxShadow: "none",
      },
      ".Input:focus": {
        border: `1.5px solid ${token("--primary")}`,
        boxShadow: `0 0 0 2px ${token("--focus")}`,
      },
      ".Input--invalid": { border: `1.5px solid ${token("--danger")}`, boxShadow: "none" },
      ".Error": { lineHeight: "20px" },
    },
  };
}

/** Our text face, fetched by Stripe's frame from this server. */
export function stripeFonts(): CustomFontSource[] {
  const file = new URL("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", import.meta.url);
  const address = new URL(file, window.location.href).href;
  return [{ family: "Figtree", src: `url(${address})`, weight: "300 900" }];
}
