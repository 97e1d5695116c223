import { BRAND } from "@/lib/brand";
import type { LetterContent } from "./letter";

const NOT_YOU = `If this was not you, nobody has got in, and you can leave this mail alone.`;
const WRITE_TO_US = `If this was not you, set a new password with "Forgot password?" on the sign-in page, and write to ${BRAND.supportEmail}.`;

export function verification(link: string): LetterContent {
  return {
    subject: "Please verify your email address",
    preview: "One press, and your address is verified.",
    heading: "Is this your address?",
    paragraphs: [
      `Someone opened a ${BRAND.name} account with this address. If it was you, press the button. The link works once, for 24 hours.`,
      "If it was not you, leave this mail alone: the account stays unverified.",
    ],
    action: { label: "Verify my address", href: link },
  };
}

export function passwordReset(link: string): LetterContent {
  return {
    subject: "Reset your password",
    preview: "A link for a new password. It works for one hour.",
    heading: "A new password",
    paragraphs: [
      "Press the button to choose a new password. The link works once, for one hour, and signs you out everywhere.",
      NOT_YOU,
    ],
    action: { label: "Choose a new password", href: link },
  };
}

export function passwordChanged(): LetterContent {
  return {
    subject: "Your password was changed",
    preview: "Your other devices are signed out.",
    heading: "Your password was changed",
    paragraphs: ["Your password was changed just now, and your other devices were signed out.", WRITE_TO_US],
  };
}

export function addressConfirmation(link: string): LetterContent {
  return {
    subject: "Please confirm your new email address",
    preview: "One press, and your account moves to this address.",
    heading: "Your new address",
    paragraphs: [
      `You asked to use this address for your ${BRAND.name} account. Press the button to confirm. The link works once, for 24 hours.`,
      "If it was not you, leave this mail alone: nothing changes.",
    ],
    action: { label: "Confirm this address", href: link },
  };
}

export function addressChangeNotice(): LetterContent {
  return {
    subject: "Your email address is about to change",
    preview: "A new address was asked for.",
    heading: "A new address was asked for",
    paragraphs: [
      "Someone signed in to your account asked to move it to another address, and gave your password. It moves once the new address confirms.",
      WRITE_TO_US,
    ],
  };
}

export function providerLinked(provider: string): LetterContent {
  return {
    subject: "A new way to sign in was added",
    preview: `You can now sign in with ${provider}.`,
    heading: "A new way to sign in",
    paragraphs: [`Your account can now be opened with ${provider} as well.`, WRITE_TO_US],
  };
}
