import { BRAND, PRICE, TRIAL_DAYS } from "@/lib/brand";
import type { LetterContent } from "./letter";

interface WelcomeProps {
  firstName: string | null;
  appUrl: string;
  /** False where billing is local: then nothing will ever be charged, and the mail says so. */
  takesPayment: boolean;
}

/** Sent when the free trial begins. */
export function welcome({ firstName, appUrl, takesPayment }: WelcomeProps): LetterContent {
  return {
    subject: `Welcome to ${BRAND.name}`,
    preview: "Your free trial has begun.",
    heading: firstName ? `Welcome, ${firstName}` : "Welcome",
    paragraphs: [
      `Your ${TRIAL_DAYS}-day free trial has begun, with everything in it. ${takesPayment ? AFTER_TRIAL : NO_PAYMENT}`,
      "Come when you like, at whatever hour. Move the sliders to where things are, and read a few words written for you. Two minutes are enough.",
    ],
    action: { label: "Check in now", href: `${appUrl}/sliders` },
  };
}

const AFTER_TRIAL = `After that it is ${PRICE.label} a month, unless you cancel before, in Settings.`;
const NO_PAYMENT = "This server takes no payments: nothing is charged, then or later.";
