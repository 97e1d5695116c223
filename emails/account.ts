import { z } from "zod";
import { BRAND } from "@/lib/config/brand";
import { inFigures, inWords } from "@/lib/config/figures";
import { ENROL_MINUTES, RESET_LINK_HOURS, VERIFY_LINK_HOURS } from "@/lib/config/policy";
import type { LetterContent } from "./letter";
import { link, template, token } from "./letter";

/** What may have happened to the admin's second factor. */
const factorEvent = z.enum(["enrolled", "removed", "codes_made", "code_used", "tried"]);

/** What is mailed of an account and of the ways into it. A new letter is one more entry. */
export const ACCOUNT_LETTERS = {
  verification: template({ token }, (data) => verification(link("/verify-email", data.token))),
  passwordReset: template({ token }, (data) => passwordReset(link("/reset-password", data.token))),
  passwordChanged: template({}, () => passwordChanged()),
  passkeyAdded: template({}, () => passkeyAdded()),
  passkeysEnded: template({ keepsFactor: z.boolean().default(false) }, (data) => passkeysEnded(data)),
  passkeyRemoved: template({}, () => passkeyRemoved()),
  secondFactorCode: template({ token }, (data) => secondFactorCode(data.token)),
  secondFactorChanged: template({ event: factorEvent }, ({ event }) => secondFactorChanged(event)),
  addressConfirmation: template({ token }, (data) => addressConfirmation(link("/verify-email", data.token))),
  addressChangeNotice: template({}, () => addressChangeNotice()),
  providerLinked: template({ provider: z.string() }, ({ provider }) => providerLinked(provider)),
};

const NOT_YOU = `If you didn't ask for this, you can ignore this email. Your password hasn't changed.`;
const WRITE_TO_US = `If this wasn't you, set a new password with "Forgot password?" on the sign-in page and write to us at ${BRAND.supportEmail}.`;

function verification(link: string): LetterContent {
  return {
    subject: "Please verify your email address",
    preview: "One quick click and you're done.",
    heading: "Is this your address?",
    paragraphs: [
      `Someone opened a ${BRAND.name} account with this address. If that was you, press the button below. The link works once, within ${inFigures(VERIFY_LINK_HOURS, "hour")}.`,
      "If it wasn't you, just ignore this email and the account will stay unverified.",
    ],
    action: { label: "Verify my address", href: link },
  };
}

function passwordReset(link: string): LetterContent {
  return {
    subject: "Reset your password",
    preview: `Here's your link. It works for ${inWords(RESET_LINK_HOURS, "hour")}.`,
    heading: "Choose a new password",
    paragraphs: [
      `Press the button below to choose a new password. The link works once, within ${inWords(RESET_LINK_HOURS, "hour")}. Once you've set your new password, you'll be signed out everywhere.`,
      NOT_YOU,
    ],
    action: { label: "Choose a new password", href: link },
  };
}

function passwordChanged(): LetterContent {
  return {
    subject: "Your password was changed",
    preview: "Your other devices have been signed out.",
    heading: "Your password was changed",
    paragraphs: [
      "Your password has just been changed, and your other devices have been signed out.",
      WRITE_TO_US,
    ],
  };
}

function addressConfirmation(link: string): LetterContent {
  return {
    subject: "Please confirm your new email address",
    preview: "One quick click and this becomes your address.",
    heading: "Your new address",
    paragraphs: [
      `You asked to use this address for your ${BRAND.name} account. Press the button below to confirm it. The link works once, within ${inFigures(VERIFY_LINK_HOURS, "hour")}.`,
      "If it wasn't you, just ignore this email and nothing will change.",
    ],
    action: { label: "Confirm this address", href: link },
  };
}

function addressChangeNotice(): LetterContent {
  return {
    subject: "Your email address is about to change",
    preview: "Someone has asked to change it.",
    heading: "Your email address is about to change",
    paragraphs: [
      "Someone signed in to your account, with your password, has asked to change its email address. Nothing changes until the new address is confirmed.",
      WRITE_TO_US,
    ],
  };
}

/** After a reset by mail, where there were passkeys. */
function passkeysEnded({ keepsFactor }: { keepsFactor: boolean }): LetterContent {
  const ended = keepsFactor
    ? "your passkeys were removed, except for your second factor"
    : "your passkeys were removed";
  return {
    subject: "Your password was changed",
    preview: `You've been signed out everywhere, and ${ended}.`,
    heading: "Your password was changed",
    paragraphs: [
      `Your password has just been changed. To be on the safe side, you've been signed out everywhere and ${ended}. You can add them again in Settings.`,
      WRITE_TO_US,
    ],
  };
}

function passkeyAdded(): LetterContent {
  return {
    subject: "A passkey was added",
    preview: "You can now sign in with it.",
    heading: "A passkey was added",
    paragraphs: [
      "A passkey has just been added to your account, and you can now sign in with it. You can see your passkeys in Settings.",
      WRITE_TO_US,
    ],
  };
}

function passkeyRemoved(): LetterContent {
  return {
    subject: "A passkey was removed",
    preview: "It no longer signs you in.",
    heading: "A passkey was removed",
    paragraphs: [
      "A passkey has just been removed from your account, and no longer signs you in. You may want to delete it from your device or password manager too.",
      WRITE_TO_US,
    ],
  };
}

function secondFactorCode(code: string): LetterContent {
  return {
    subject: "Your code for the second factor",
    preview: `It works for ${inFigures(ENROL_MINUTES, "minute")}.`,
    heading: code,
    paragraphs: [
      `Use this code to set up a second factor for the admin pages of ${BRAND.name}. It works once, within ${inFigures(ENROL_MINUTES, "minute")}.`,
      "If this wasn't you, somebody is signed in to your account: set a new password now, which signs them out.",
    ],
  };
}

const FACTOR_EVENTS = {
  enrolled: {
    heading: "A second factor was set up",
    told: `A second factor has just been set up for the admin pages of ${BRAND.name}.`,
  },
  removed: {
    heading: "The second factor was turned off",
    told: `The admin pages of ${BRAND.name} no longer ask for it. You can set one up again there.`,
  },
  codes_made: {
    heading: "New recovery codes were made",
    told: "Your earlier recovery codes have stopped working.",
  },
  code_used: {
    heading: "A recovery code was used",
    told: `One of your recovery codes has just opened the admin pages of ${BRAND.name}. It won't work again.`,
  },
  tried: {
    heading: "Someone is trying codes for your second factor",
    told: "Several wrong codes were entered in a row by someone signed in to your account. They didn't get in to the admin pages.",
  },
} as const;

function secondFactorChanged(event: keyof typeof FACTOR_EVENTS): LetterContent {
  const { heading, told } = FACTOR_EVENTS[event];
  return {
    subject: heading,
    preview: told,
    heading,
    paragraphs: [
      told,
      "If this wasn't you, set a new password now. That signs everyone out of your account.",
    ],
  };
}

function providerLinked(provider: string): LetterContent {
  return {
    subject: "A new way to sign in was added",
    preview: `You can now sign in with ${provider}.`,
    heading: "A new way to sign in",
    paragraphs: [`You can now sign in to your account with ${provider} too.`, WRITE_TO_US],
  };
}
