import { BRAND } from "@/lib/brand";
import type { LetterContent } from "./letter";

export function newsletterConfirmation(link: string): LetterContent {
  return {
    subject: `Please confirm your ${BRAND.name} newsletter`,
    preview: "One press, and the newsletter comes to you.",
    heading: "Shall we write to you?",
    paragraphs: [
      `Someone asked for the ${BRAND.name} newsletter at this address. If it was you, press the button. The link works for 7 days.`,
      "If it was not you, leave this mail alone: no newsletter comes.",
    ],
    action: { label: "Confirm my subscription", href: link },
  };
}

export function alreadySubscribed(unsubscribeLink: string): LetterContent {
  return {
    subject: `You already get the ${BRAND.name} newsletter`,
    preview: "There is nothing to do.",
    heading: "You are on the list",
    paragraphs: [
      `Someone asked for the ${BRAND.name} newsletter at this address. It comes to you already, so there is nothing to do.`,
      "If you would rather not get it, the button takes you off the list.",
    ],
    action: { label: "Unsubscribe", href: unsubscribeLink },
  };
}

/** Shows the admin that the provider takes mails and delivers them. */
export function testMail(providerName: string): LetterContent {
  return {
    subject: `A test mail from ${BRAND.name}`,
    preview: `${providerName} delivers.`,
    heading: "This is a test",
    paragraphs: [`You asked ${BRAND.name} to try ${providerName}. This mail arrived, so it works.`],
  };
}
