/** What consent is asked for, each on its own (GDPR, articles 6, 7 and 9). */
export const COOKIE_PURPOSES = ["cookies_analytics", "cookies_marketing", "cookies_preferences"] as const;
export const MOOD_PURPOSES = ["mood_data", "ai_quotes"] as const;

/** What a member may agree to be mailed; the names of the preferences. */
export const MAIL_PURPOSES = [
  "marketingEmails",
  "productUpdates",
  "securityNotifications",
  "newsletter",
] as const;

export const PURPOSES = [...MOOD_PURPOSES, ...COOKIE_PURPOSES, ...MAIL_PURPOSES] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Choice {
  granted: boolean;
  at: Date;
  policyVersion: string;
  /** Whether the operator made it, and not the person themselves. */
  byOperator: boolean;
}
/** The newest choice of each purpose; a purpose that was never asked for is not there. */
export type Choices = Partial<Record<Purpose, Choice>>;
