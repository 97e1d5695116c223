import { ATTEMPTS_HOURS, ENROL_MINUTES, PASSKEY_MINUTES } from "@/lib/config/policy";

const MINUTE = 60;
/** The longest that anything is counted. */
const LONGEST = ATTEMPTS_HOURS * 60 * MINUTE;

/** How often a thing may be done: `points` times in `seconds`, counted for each key apart. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * Every abuse limit in one place. `_account` counts for the mail address that is asked about, `_device` for a browser
 * that its owner signed in with before, `_block` for the network that asks, `_member` for whoever is signed in.
 */
export const LIMITS = {
  login_account: { points: 10, seconds: 15 * MINUTE },
  login_device: { points: 10, seconds: 15 * MINUTE },
  login_block: { points: 100, seconds: 15 * MINUTE },
  register_block: { points: 20, seconds: LONGEST },
  forgot_account: { points: 3, seconds: LONGEST },
  forgot_block: { points: 30, seconds: LONGEST },
  resend_account: { points: 3, seconds: LONGEST },
  resend_block: { points: 30, seconds: LONGEST },
  reset_block: { points: 60, seconds: LONGEST },
  // For the key that is shown, whoever shows it.
  passkey_account: { points: 10, seconds: 15 * MINUTE },
  // What a passkey signs is signed once.
  passkey_challenge: { points: 1, seconds: PASSKEY_MINUTES * MINUTE },
  passkey_member: { points: 30, seconds: LONGEST },
  second_factor_member: { points: 5, seconds: 15 * MINUTE },
  // How often a letter tells of them.
  second_factor_letter: { points: 1, seconds: LONGEST },
  enrol_member: { points: 5, seconds: ENROL_MINUTES * MINUTE },
  enrol_mail_member: { points: 5, seconds: LONGEST },
  password_member: { points: 10, seconds: 15 * MINUTE },
  generate_member: { points: 60, seconds: LONGEST },
  // Each change of an entry counts all of a member's entries anew.
  entry_member: { points: 240, seconds: LONGEST },
  consent_block: { points: 60, seconds: LONGEST },
  newsletter_account: { points: 3, seconds: LONGEST },
  newsletter_block: { points: 30, seconds: LONGEST },
  unsubscribe_block: { points: 30, seconds: LONGEST },
  preferences_member: { points: 60, seconds: LONGEST },
  // Every card that is tried goes through one: stolen ones are tried by the hundred.
  setup_member: { points: 20, seconds: LONGEST },
  // Each asks the billing service.
  payments_member: { points: 120, seconds: LONGEST },
  export_member: { points: 10, seconds: LONGEST },
  // A file is looked at before it is imported, and after a mistake once more.
  import_member: { points: 30, seconds: LONGEST },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
