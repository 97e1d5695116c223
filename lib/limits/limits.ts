const MINUTE = 60;
const HOUR = 60 * MINUTE;

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
  register_block: { points: 20, seconds: HOUR },
  forgot_account: { points: 3, seconds: HOUR },
  forgot_block: { points: 30, seconds: HOUR },
  resend_account: { points: 3, seconds: HOUR },
  resend_block: { points: 30, seconds: HOUR },
  reset_block: { points: 60, seconds: HOUR },
  password_member: { points: 10, seconds: 15 * MINUTE },
  generate_member: { points: 60, seconds: HOUR },
  consent_block: { points: 60, seconds: HOUR },
  newsletter_account: { points: 3, seconds: HOUR },
  newsletter_block: { points: 30, seconds: HOUR },
  unsubscribe_block: { points: 30, seconds: HOUR },
  preferences_member: { points: 60, seconds: HOUR },
  // Every card that is tried goes through one: stolen ones are tried by the hundred.
  setup_member: { points: 20, seconds: HOUR },
  export_member: { points: 10, seconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
