import { z } from "zod";
import { POLICY_VERSION } from "./consent-mark";

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

/** What cookies and the like may be used for beyond what the app cannot do without. */
export const CookieConsentInput = z.strictObject({
  /** Always allowed: without them nobody could stay signed in. */
  necessary: z.literal(true).default(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
});
export type CookieConsentInput = z.infer<typeof CookieConsentInput>;

export const CookieConsent = z.object({
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
  consentGivenAt: z.iso.datetime(),
});
export type CookieConsent = z.infer<typeof CookieConsent>;

/** What a member allows to be done with their ratings; what is left out stays as it is. */
export const MoodConsentInput = z
  .strictObject({ moodData: z.boolean().optional(), aiQuotes: z.boolean().optional() })
  .refine((given) => given.moodData !== undefined || given.aiQuotes !== undefined, {
    message: "must hold moodData, aiQuotes or both",
  });
export type MoodConsentInput = z.infer<typeof MoodConsentInput>;

/** Null: never asked. */
const Choice = z.object({ granted: z.boolean(), at: z.iso.datetime() }).nullable();

export const MoodConsent = z.object({
  /** Keeping the ratings and working with them. */
  moodData: Choice,
  /** Having an AI service write the quotes. */
  aiQuotes: Choice,
});
export type MoodConsent = z.infer<typeof MoodConsent>;

export const Consents = MoodConsent.extend({
  /** The newest choice of each purpose that was ever asked for. */
  given: z.array(
    z.object({
      purpose: z.enum(PURPOSES),
      granted: z.boolean(),
      at: z.iso.datetime(),
      /** Whether the operator made it, and not the member. */
      byOperator: z.boolean(),
    }),
  ),
});
export type Consents = z.infer<typeof Consents>;

/** Whether a check-in must wait for an answer: about keeping ratings, or about an AI that was not there before. */
export function mustAskForMoodConsent({ moodData, aiQuotes }: MoodConsent, usesAi: boolean): boolean {
  return !moodData?.granted || (usesAi && aiQuotes === null);
}

/** Whether an AI may be asked for a member's quotes: only after a yes to exactly that, under the present policy. */
export function mayAskAi(choice: Pick<Choice, "granted" | "policyVersion"> | undefined): boolean {
  return choice?.granted === true && choice.policyVersion === POLICY_VERSION;
}
