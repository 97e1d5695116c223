import { BRAND } from "@/lib/config/brand";
import { withArticle } from "@/lib/config/figures";
import { TRIAL_DAYS, TRIAL_NOTICE_DAYS } from "@/lib/config/policy";
import type { LetterContent } from "./letter";

interface WelcomeProps {
  firstName: string | null;
  appUrl: string;
  /** False where billing is local: then nothing will ever be charged, and the mail says so. */
  takesPayment: boolean;
  /** What the member agreed to pay a month. */
  price: string;
  /** When the trial ends, by the member's own clock. */
  until: string;
}

/** Sent when the free trial begins. */
export function welcome({ firstName, appUrl, takesPayment, price, until }: WelcomeProps): LetterContent {
  return {
    subject: `Welcome to ${BRAND.name}`,
    preview: "Your free trial has started.",
    heading: firstName ? `Welcome, ${firstName}` : "Welcome",
    paragraphs: [
      `Your ${TRIAL_DAYS}-day free trial has started, with everything included. It ends on ${until}. ${takesPayment ? afterTrial(price) : NO_PAYMENT}`,
      "Come whenever you like, at any hour. Move the sliders to where things are, and read a few words written for you. Two minutes is plenty.",
    ],
    action: { label: "Check in now", href: `${appUrl}/sliders` },
  };
}

function afterTrial(price: string): string {
  const ahead = withArticle(TRIAL_NOTICE_DAYS, "day");
  return `After that it's ${price} a month, until you cancel. Cancel in Settings before that date and nothing is charged. We'll remind you ${ahead} ahead.`;
}

const NO_PAYMENT = "This server takes no payments, so nothing is charged, then or later.";
