import { BRAND } from "@/lib/config/brand";
import { inFigures } from "@/lib/config/figures";
import { NEWSLETTER_LINK_DAYS } from "@/lib/config/policy";
import type { LetterContent } from "./letter";

export function newsletterConfirmation(link: string): LetterContent {
  return {
    subject: `Please confirm your ${BRAND.name} newsletter`,
    preview: "One quick click and you're on the list.",
    heading: "Shall we write to you?",
    paragraphs: [
      `Someone asked for the ${BRAND.name} newsletter at this address. If that was you, press the button below. The link works for ${inFigures(NEWSLETTER_LINK_DAYS, "day")}.`,
      "If it wasn't you, just ignore this email and you won't get the newsletter.",
    ],
    action: { label: "Confirm my subscription", href: link },
  };
}

export function alreadySubscribed(unsubscribeLink: string): LetterContent {
  return {
    subject: `You already get the ${BRAND.name} newsletter`,
    preview: "There's nothing you need to do.",
    heading: "You're already on the list",
    paragraphs: [
      `Someone asked for the ${BRAND.name} newsletter at this address. You already get it, so there's nothing you need to do.`,
      "If you'd rather not get it, the button below takes you off the list.",
    ],
    action: { label: "Unsubscribe", href: unsubscribeLink },
  };
}

/** Shows the admin that the provider takes mails and delivers them. */
export function testMail(providerName: string): LetterContent {
  return {
    subject: `A test email from ${BRAND.name}`,
    preview: `${providerName} is working.`,
    heading: "This is a test",
    paragraphs: [`You asked ${BRAND.name} to try ${providerName}. This email arrived, so it works.`],
  };
}
