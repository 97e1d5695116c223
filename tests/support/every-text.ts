import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FAQ } from "@/components/faq/faq-text";
import { Hero } from "@/components/landing/hero";
import { PRIVACY } from "@/components/legal/privacy-text";
import { TERMS } from "@/components/legal/terms-text";
import {
  costParts,
  type Offer,
  OrderSummary,
  PlanCard,
  startLabel,
  welcomeSentence,
} from "@/components/subscription/offer";
import { expiryNotice } from "@/lib/access/expiry-notices";
import { productFacts } from "@/lib/seo/public-page";
import { sampleLetters } from "@/tests/support/sample-letters";

const OFFERS: readonly Offer[] = [true, false].flatMap((trialAvailable) =>
  [true, false].map((takesPayment) => ({ trialAvailable, takesPayment, trialEnds: "Tuesday" })),
);

/** What the product says where a figure of the policy may stand, by place. */
export async function everyText(): Promise<Record<string, string>> {
  const offers = OFFERS.map((offer) => [
    ...[startLabel(offer), ...costParts(offer), welcomeSentence(offer)],
    renderToStaticMarkup(createElement(PlanCard, { offer, isPending: false, onStart: () => {} })),
    renderToStaticMarkup(createElement(OrderSummary, { offer })),
  ]);
  const mails = (await sampleLetters()).map(([name, { subject, text }]) => [
    `mail ${name}`,
    `${subject}\n${text}`,
  ]);
  return {
    Terms: JSON.stringify(TERMS),
    Privacy: JSON.stringify(PRIVACY),
    FAQ: JSON.stringify(FAQ),
    landing: renderToStaticMarkup(createElement(Hero)),
    offers: JSON.stringify(offers),
    expiry: expiryNotice("trial_expired").message,
    facts: JSON.stringify(productFacts(new URL("https://hearten.example"))),
    ...Object.fromEntries(mails),
  };
}

/** How the present policy is put into words, by the place that says it. */
export const PRESENT_WORDS: readonly (readonly [place: string, words: string])[] = [
  ["Terms", "lasts 3 days"],
  ["Terms", "£4.99"],
  ["Terms", "within 14 days"],
  ["Terms", "a day before your trial"],
  ["Terms", "twice a year"],
  ["Terms", "at least 30 days"],
  ["Privacy", "within an hour"],
  ["Privacy", "up to six of your last quotes"],
  ["Privacy", "confirmed: 30 days"],
  ["Privacy", "address: one year"],
  ["Privacy", "signed in: one year"],
  ["Privacy", "after 14 days without a visit"],
  ["Privacy", "after 90 days in any case"],
  ["Privacy", "within a day"],
  ["Privacy", "works for 24 hours"],
  ["Privacy", "password for 1 hour"],
  ["Privacy", "after about a week"],
  ["Privacy", "sent: two weeks"],
  ["Privacy", "server: 30 days"],
  ["Privacy", "a day later"],
  ["Privacy", "for you. 90 days"],
  ["Privacy", "matter for safety: one year"],
  ["Privacy", "3-day trial"],
  ["Privacy", "for up to a year"],
  ["Privacy", "for up to two weeks"],
  ["Privacy", "a quarter of an hour"],
  ["Privacy", "lasts up to 90 days"],
  ["Privacy", "lasts a year"],
  ["Privacy", "last half a year"],
  ["Privacy", "15 minutes"],
  ["FAQ", "lasts 3 days"],
  ["FAQ", "£4.99"],
  ["FAQ", "Within 14 days"],
  ["FAQ", "After 30 days"],
  ["FAQ", "works for one hour"],
  ["landing", "3 days free, then £4.99"],
  ["offers", "3-Day"],
  ["offers", "3-day"],
  ["offers", "3 days free"],
  ["offers", "£0.00"],
  ["offers", "£4.99"],
  ["expiry", "3-day"],
  ["facts", "4.99"],
  ["facts", "GBP"],
  ["mail welcome", "3-day"],
  ["mail welcome", "a day ahead"],
  ["mail verification", "24 hours"],
  ["mail addressConfirmation", "24 hours"],
  ["mail passwordReset", "one hour"],
  ["mail newsletterConfirmation", "7 days"],
  ["mail secondFactorCode", "15 minutes"],
  ["mail subscriptionStarted", "£4.99"],
  ["mail subscriptionStarted", "for 14 days"],
  ["mail trialEnding", "for 14 days"],
  ["mail renewalAhead", "the two reminders"],
  ["mail paymentRefunded", "five to ten days"],
];
