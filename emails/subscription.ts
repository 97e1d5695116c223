import { BRAND, PRICE } from "@/lib/brand";
import type { LetterContent } from "./letter";

/** Dates come as words, in the member's own time zone. */
interface Ending {
  until: string;
  settings: string;
}

const WRITE_TO_US = `If anything is not as it should be, write to ${BRAND.supportEmail}.`;
const CANCEL = "You can cancel in Settings at any time, in two presses.";

export function started({
  takesPayment,
  settings,
}: {
  takesPayment: boolean;
  settings: string;
}): LetterContent {
  return {
    subject: "Your subscription has started",
    preview: "What you agreed to, in short.",
    heading: "Your subscription has started",
    paragraphs: [
      takesPayment
        ? `You have ${BRAND.name} Premium for ${PRICE.label} a month, from today. It renews each month until you cancel. ${CANCEL}`
        : "You have Premium. This server takes no payments: nothing is charged, now or later.",
      ...(takesPayment ? [COOLING_OFF] : []),
    ],
    action: { label: "Open Settings", href: settings },
  };
}

const COOLING_OFF =
  "Within 14 days of your first payment you can have it back: ask for it in Settings. Your subscription then ends at once.";

export function canceled({ until, keepsAccess, settings }: Ending & { keepsAccess: boolean }): LetterContent {
  return {
    subject: "Your subscription is cancelled",
    preview: `It ends on ${until}.`,
    heading: "Your subscription is cancelled",
    paragraphs: [
      `${keepsAccess ? `You keep access until ${until}.` : `Your subscription ends on ${until}.`} It does not renew, and nothing is charged for the time after that.`,
      "What you wrote stays yours. You can read your data out in Settings, or delete it under Email preferences there, also without a subscription. If you change your mind before then, you can take this back in Settings too.",
    ],
    action: { label: "Open Settings", href: settings },
  };
}

export function reactivated({
  until,
  takesPayment,
  settings,
}: Ending & { takesPayment: boolean }): LetterContent {
  return {
    subject: "Your subscription goes on",
    preview: "Your cancellation is taken back.",
    heading: "Your subscription goes on",
    paragraphs: [
      takesPayment
        ? `Your cancellation is taken back. The next payment is ${PRICE.label} on ${until}, and each month after that until you cancel. ${CANCEL}`
        : "Your cancellation is taken back. This server takes no payments: nothing is charged.",
    ],
    action: { label: "Open Settings", href: settings },
  };
}

export function paymentFailed({ settings }: { settings: string }): LetterContent {
  return {
    subject: "Your payment did not go through",
    preview: "Your card was declined. What you wrote is safe.",
    heading: "Your payment did not go through",
    paragraphs: [
      `Your card was declined for ${PRICE.label}, so new quotes and your progress are closed for now. What you wrote is safe.`,
      "In Settings you can change your card and pay, and everything opens again at once. You can also cancel there, or read your data out.",
    ],
    action: { label: "Change my card", href: settings },
  };
}

export function paymentRecovered({ settings }: { settings: string }): LetterContent {
  return {
    subject: "Your payment went through",
    preview: "Everything is open again.",
    heading: "Your payment went through",
    paragraphs: [`Your payment of ${PRICE.label} went through, and everything is open again.`, WRITE_TO_US],
    action: { label: "Open Settings", href: settings },
  };
}

export function ended({ settings }: { settings: string }): LetterContent {
  return {
    subject: "Your subscription has ended",
    preview: "Nothing more is charged.",
    heading: "Your subscription has ended",
    paragraphs: [
      "Your subscription has ended, and nothing more is charged. What you wrote is still here: in Settings you can read your data out, or delete it under Email preferences.",
      WRITE_TO_US,
    ],
    action: { label: "Open Settings", href: settings },
  };
}

export function refunded({ settings }: { settings: string }): LetterContent {
  return {
    subject: "Your payment is on its way back",
    preview: "Your subscription has ended.",
    heading: "Your payment is on its way back",
    paragraphs: [
      `We have paid back ${PRICE.label} to your card. Banks take five to ten days to show it. Your subscription ended with it, and nothing more is charged.`,
      "What you wrote is still here: in Settings you can read your data out, or delete it under Email preferences.",
    ],
    action: { label: "Open Settings", href: settings },
  };
}

export function trialEnding({
  until,
  takesPayment,
  settings,
}: Ending & { takesPayment: boolean }): LetterContent {
  return {
    subject: "Your free trial ends soon",
    preview: `It ends on ${until}.`,
    heading: "Your free trial ends soon",
    paragraphs: takesPayment
      ? [
          `Your free trial ends on ${until}. If you do nothing, your subscription begins then: ${PRICE.label} is charged to your card, and again each month until you cancel.`,
          "If you do not want that, cancel in Settings before then, in two presses, and nothing is charged.",
          COOLING_OFF,
        ]
      : [
          `Your free trial ends on ${until}. It goes on by itself, and nothing is charged: this server takes no payments.`,
          "If you do not want it to go on, cancel in Settings.",
        ],
    action: { label: "Open Settings", href: settings },
  };
}

export function renewalAhead({ until, settings }: Ending): LetterContent {
  return {
    subject: "Your subscription renews soon",
    preview: `The next payment is on ${until}.`,
    heading: "Your subscription renews soon",
    paragraphs: [
      `We remind you of this twice a year. Your subscription renews on ${until}: ${PRICE.label} is charged to your card, and again each month until you cancel.`,
      "If you do not want that, cancel in Settings before then, in two presses. You keep access until that date.",
    ],
    action: { label: "Open Settings", href: settings },
  };
}
