import { z } from "zod";
import { BRAND } from "@/lib/config/brand";
import { inFigures, spelled, withArticle } from "@/lib/config/figures";
import {
  REFUND_ARRIVES_DAYS,
  REFUND_DAYS,
  RENEWAL_REMINDERS_A_YEAR,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from "@/lib/config/policy";
import type { LetterContent } from "./letter";
import { link, price, takesPayment, template, until } from "./letter";

/** What is mailed of a subscription. A new letter is one more entry. */
export const SUBSCRIPTION_LETTERS = {
  welcome: template({ takesPayment, until, price }, (data, { firstName }) => welcome({ ...data, firstName })),
  subscriptionStarted: template({ takesPayment, price }, (data) => started({ ...data, ...settings() })),
  subscriptionCanceled: template({ until, keepsAccess: z.boolean() }, (data) =>
    canceled({ ...data, ...settings() }),
  ),
  subscriptionReactivated: template({ until, takesPayment, price }, (data) =>
    reactivated({ ...data, ...settings() }),
  ),
  subscriptionEnded: template({}, () => ended(settings())),
  paymentFailed: template({ price }, (data) => paymentFailed({ ...data, ...settings() })),
  paymentRecovered: template({ price }, (data) => paymentRecovered({ ...data, ...settings() })),
  paymentRefunded: template({ price }, (data) => refunded({ ...data, ...settings() })),
  trialEnding: template({ until, takesPayment, price }, (data) => trialEnding({ ...data, ...settings() })),
  renewalAhead: template({ until, price }, (data) => renewalAhead({ ...data, ...settings() })),
};

function settings(): { settings: string } {
  return { settings: link("/settings") };
}

/** Dates come as words, in the member's own time zone. */
interface Ending {
  until: string;
  settings: string;
}

const WRITE_TO_US = `If anything doesn't look right, write to us at ${BRAND.supportEmail}.`;
const CANCEL = "You can cancel in Settings at any time. It only takes two clicks.";

interface WelcomeProps {
  firstName: string | null;
  /** False where billing is local: then nothing will ever be charged, and the mail says so. */
  takesPayment: boolean;
  /** What the member agreed to pay a month. */
  price: string;
  /** When the trial ends, by the member's own clock. */
  until: string;
}

/** Sent when the free trial begins. */
function welcome({ firstName, takesPayment, price, until }: WelcomeProps): LetterContent {
  return {
    subject: `Welcome to ${BRAND.name}`,
    preview: "Your free trial has started.",
    heading: firstName ? `Welcome, ${firstName}` : "Welcome",
    paragraphs: [
      `Your ${TRIAL_DAYS}-day free trial has started, with everything included. It ends on ${until}. ${takesPayment ? afterTrial(price) : NO_PAYMENT}`,
      "Come whenever you like, at any hour. Set the sliders to how things are, and read a few words that fit. Two minutes is plenty.",
    ],
    action: { label: "Check in now", href: link("/sliders") },
  };
}

function afterTrial(price: string): string {
  const ahead = withArticle(TRIAL_NOTICE_DAYS, "day");
  return `After that it's ${price} a month, until you cancel. Cancel in Settings before that date and nothing is charged. We'll remind you ${ahead} ahead.`;
}

const NO_PAYMENT = "This server takes no payments, so nothing is charged, then or later.";

function started({
  takesPayment,
  price,
  settings,
}: {
  takesPayment: boolean;
  price: string;
  settings: string;
}): LetterContent {
  return {
    subject: "Your subscription has started",
    preview: "Here's what you've signed up to.",
    heading: "Your subscription has started",
    paragraphs: [
      takesPayment
        ? `You now have ${BRAND.name} Premium for ${price} a month, starting today. It renews each month until you cancel. ${CANCEL}`
        : "You now have Premium. This server takes no payments, so nothing is charged, now or later.",
      ...(takesPayment ? [COOLING_OFF] : []),
    ],
    action: { label: "Open Settings", href: settings },
  };
}

const COOLING_OFF = `You can get your first payment back, in Settings, for ${inFigures(REFUND_DAYS, "day")} after it's taken. Your subscription then ends straight away.`;

function canceled({ until, keepsAccess, settings }: Ending & { keepsAccess: boolean }): LetterContent {
  return {
    subject: "Your subscription is cancelled",
    preview: `It ends on ${until}.`,
    heading: "Your subscription is cancelled",
    paragraphs: [
      `${keepsAccess ? `You'll keep your access until ${until}.` : `Your subscription ends on ${until}.`} It won't renew, and nothing is charged for the time after that.`,
      `Your check-ins and quotes stay saved. You can download or delete your data in Settings, under Your data, even without a subscription.${keepsAccess ? " If you change your mind before then, you can undo this in Settings too." : ""}`,
    ],
    action: { label: "Open Settings", href: settings },
  };
}

function reactivated({
  until,
  takesPayment,
  price,
  settings,
}: Ending & { takesPayment: boolean; price: string }): LetterContent {
  return {
    subject: "Your subscription will carry on",
    preview: "We've undone your cancellation.",
    heading: "Your subscription will carry on",
    paragraphs: [
      takesPayment
        ? `We've undone your cancellation. Your next payment is ${price} on ${until}, and then the same each month until you cancel. ${CANCEL}`
        : "We've undone your cancellation. This server takes no payments, so nothing is charged.",
    ],
    action: { label: "Open Settings", href: settings },
  };
}

function paymentFailed({ price, settings }: { price: string; settings: string }): LetterContent {
  return {
    subject: "Your payment didn't go through",
    preview: "Your card was declined. Nothing is lost.",
    heading: "Your payment didn't go through",
    paragraphs: [
      `Your card was declined when we tried to take ${price}, so you can't get new quotes or see your progress for now. Your check-ins and quotes are safe.`,
      "You can change your card and pay in Settings, and you'll have everything back straight away. You can also cancel there, or download your data.",
    ],
    action: { label: "Change my card", href: settings },
  };
}

function paymentRecovered({ price, settings }: { price: string; settings: string }): LetterContent {
  return {
    subject: "Your payment went through",
    preview: "Everything's open again.",
    heading: "Your payment went through",
    paragraphs: [`Your payment of ${price} has gone through, and everything's open again.`, WRITE_TO_US],
    action: { label: "Open Settings", href: settings },
  };
}

function ended({ settings }: { settings: string }): LetterContent {
  return {
    subject: "Your subscription has ended",
    preview: "You won't be charged again.",
    heading: "Your subscription has ended",
    paragraphs: [
      "Your subscription has ended, and you won't be charged again. Your check-ins and quotes are still here: you can download or delete them in Settings, under Your data.",
      WRITE_TO_US,
    ],
    action: { label: "Open Settings", href: settings },
  };
}

function refunded({ price, settings }: { price: string; settings: string }): LetterContent {
  return {
    subject: "Your payment is on its way back",
    preview: "Your subscription has ended.",
    heading: "Your payment is on its way back",
    paragraphs: [
      `We've refunded ${price} to your card. Banks take ${REFUND_ARRIVES_DAYS.map(spelled).join(" to ")} days to show it. Your subscription has now ended too, and you won't be charged again.`,
      "Your check-ins and quotes are still here: you can download or delete them in Settings, under Your data.",
    ],
    action: { label: "Open Settings", href: settings },
  };
}

function trialEnding({
  until,
  takesPayment,
  price,
  settings,
}: Ending & { takesPayment: boolean; price: string }): LetterContent {
  return {
    subject: "Your free trial ends soon",
    preview: `It ends on ${until}.`,
    heading: "Your free trial ends soon",
    paragraphs: takesPayment
      ? [
          `Your free trial ends on ${until}. If you do nothing, your subscription starts then: ${price} is charged to your card, and again each month until you cancel.`,
          "If you don't want that, cancel in Settings before then. It only takes two clicks, and nothing is charged.",
          COOLING_OFF,
        ]
      : [
          `Your free trial ends on ${until}. It carries on by itself, and nothing is charged, as this server takes no payments.`,
          "If you don't want it to carry on, just cancel in Settings.",
        ],
    action: { label: "Open Settings", href: settings },
  };
}

function renewalAhead({ until, price, settings }: Ending & { price: string }): LetterContent {
  return {
    subject: "Your subscription renews soon",
    preview: `The next payment is on ${until}.`,
    heading: "Your subscription renews soon",
    paragraphs: [
      `This is one of the ${spelled(RENEWAL_REMINDERS_A_YEAR)} reminders we send you each year. Your subscription renews on ${until}: ${price} is charged to your card, and again each month until you cancel.`,
      "If you don't want that, cancel in Settings before then. It only takes two clicks, and you keep your access until that date.",
    ],
    action: { label: "Open Settings", href: settings },
  };
}
