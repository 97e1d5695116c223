/** An amount of money, in the currency's smallest unit. */
export interface Price {
  amountMinor: number;
  currency: string;
}

/*
 * The figures that rules, jobs, screens, mails, Terms, Privacy and FAQ share: changed here, they change everywhere.
 * A new price is for new subscriptions; who subscribed before keeps the one they agreed to.
 */
export const PRICE: Price & { interval: "month" } = { amountMinor: 499, currency: "gbp", interval: "month" };

export const TRIAL_DAYS: number = 3;
/** The cooling-off period: the first payment is paid back on demand within so many days. */
export const REFUND_DAYS: number = 14;
/** How long banks take to show a refund. */
export const REFUND_ARRIVES_DAYS: readonly [least: number, most: number] = [5, 10];
/** How many of a member's receipts are listed. */
export const RECEIPTS_LISTED: number = 12;
/** How long before a trial turns paid its member is reminded. */
export const TRIAL_NOTICE_DAYS: number = 1;
export const RENEWAL_REMINDERS_A_YEAR: number = 2;
/** How long before a change of the price members are told. */
export const PRICE_NOTICE_DAYS: number = 30;

/** After so many days without a visit a session ends, and after so many in any case. */
export const SESSION_DAYS: Readonly<Record<"idle" | "longest", number>> = { idle: 14, longest: 90 };
/** How long a sign-in at a provider may take. */
export const SIGN_IN_MINUTES: number = 15;
/** How long a passkey may take to answer. */
export const PASSKEY_MINUTES: number = 5;
/** How many passkeys a member may have, and how long a name they may give one. */
export const PASSKEYS_MAX: number = 20;
export const PASSKEY_NAME_MAX: number = 60;
/** How long the consoles take a second factor as shown. */
export const SECOND_FACTOR_HOURS: number = 12;
/** How long the last proof of who someone is lets them do what cannot be undone. */
export const FRESH_MINUTES: number = 10;
/** How long a mailed code works by which a second factor is set up, and what is set up with it. */
export const ENROL_MINUTES: number = 15;
export const RECOVERY_CODES: number = 10;
/** How long a browser is known, how long a choice about cookies stands, and how long the chosen check-in. */
export const COOKIE_DAYS: Readonly<Record<"device" | "consent" | "checkInForm", number>> = {
  device: 365,
  consent: 182,
  checkInForm: 365,
};
/** How long a mailed link works. */
export const VERIFY_LINK_HOURS: number = 24;
export const RESET_LINK_HOURS: number = 1;
export const NEWSLETTER_LINK_DAYS: number = 7;
/** Attempts count no longer than this. */
export const ATTEMPTS_HOURS: number = 1;

/** In UTF-16 code units. */
export const PASSWORD_MIN: number = 8;
export const PASSWORD_MAX: number = 128;
/** How long an entry's ratings can be corrected. */
export const MEND_HOURS: number = 24;
/** The longest line that a member writes for themselves about an entry. */
export const LINE_MAX: number = 280;
/** How long an import can be undone as a whole, and what one file may hold. */
export const IMPORT_UNDO_HOURS: number = 24;
export const IMPORT_MAX_MB: number = 8;
export const IMPORT_MAX_ENTRIES: number = 20_000;
/** How many entries a member may have with all that they import: each change of an old one counts them all anew. */
export const HISTORY_MAX_ENTRIES: number = 40_000;
/** Two spans of so many days are compared where moods are said to have moved. */
export const COMPARED_DAYS: number = 14;
export const COMPARED_DAYS_IF_MANY: number = 7;
/** How long a check-in may wait on a device before it is sent. */
export const WAITING_DAYS: number = 30;
/** An earlier moment may be logged of so many days, today included. */
export const EARLIER_DAYS: number = 7;
/** Over so many days, today included, the rhythm of a member's entries is told. */
export const RHYTHM_DAYS: number = 28;
/** How long words that were saved rest before they come back by themselves. */
export const KEPT_WORDS_REST_DAYS: number = 7;
/** So many of a member's last quotes are shown to the model that writes the next. */
export const QUOTES_SHOWN_TO_MODEL: number = 6;

/** How long after its end, or its making, each kind is kept. */
export const KEPT_DAYS = {
  token: 7,
  /** A key that comes again within this time is still the same mail; so long the admin sees which went to whom. */
  doneJob: 7,
  failedMail: 14,
  outboxMail: 30,
  unconfirmedSubscriber: 30,
  billingEvent: 90,
  delivery: 365,
  auditRecord: 365,
  visitorChoice: 365,
  /** A check-in that is older is no longer taken, so it can't come a second time. */
  checkInKey: WAITING_DAYS + 1,
};
/** How often what has been kept long enough is cleared away. */
export const CLEARING_DAYS: number = 1;
/** How long an erased address is watched for, so that a mail in hand doesn't bring it back. */
export const ERASED_ADDRESS_HOURS: number = 0.25;

/** Over how many days a dimension's line may be asked for. */
export const LINE_DAYS = [30, 90] as const;

export type LineDays = (typeof LINE_DAYS)[number];

/** Over how many weeks a report can be had at a press, and over how many months at most. */
export const REPORT_WEEKS = [2, 4, 12] as const;
export type ReportWeeks = (typeof REPORT_WEEKS)[number];
export const REPORT_MAX_MONTHS: number = 12;
